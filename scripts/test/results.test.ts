import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playwrightResults, resultsOfRun, scenarioResults, summary, vitestResults } from "./results.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "results-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function report(passed: number, failed: number): Promise<string> {
  const file = join(folder, `${passed}-${failed}.json`);
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 };
  await writeFile(file, JSON.stringify(counts));
  return file;
}

test("the counts are the report's", async () => {
  const results = await resultsOfRun(1, await report(5, 2), vitestResults);
  expect(results).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test("a run that failed without a failed test is a failure", async () => {
  expect(await resultsOfRun(1, await report(5, 0), vitestResults)).toMatchObject({ passed: 5, failed: 1 });
});

test("a run that ran nothing is a failure", async () => {
  expect(await resultsOfRun(0, await report(0, 0), vitestResults)).toMatchObject({ failed: 1 });
});

test("a run without a report is a failure", async () => {
  expect(await resultsOfRun(0, join(folder, "none.json"), vitestResults)).toMatchObject({ failed: 1 });
});

test("Playwright's counts are read", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightResults({ stats })).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test("the last line adds up, and names what was skipped only when there is some", () => {
  const one = { passed: 3, failed: 0, skipped: 0 };
  expect(summary([one, one])).toBe("6 passed, 0 failed");
  expect(summary([one, { passed: 0, failed: 1, skipped: 2 }])).toBe("3 passed, 1 failed, 2 skipped");
});

test("each row of the scenarios is a test", () => {
  const outcomes = ["holds", "holds", "fails", "not applicable"].map((result) => ({ id: "A1", result }));
  expect(scenarioResults({ outcomes })).toEqual({ passed: 2, failed: 1, skipped: 1 });
});
