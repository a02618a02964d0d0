import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Results, resultsOfRun, summary } from "./results.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "results-"));
});

afterAll(() => rm(folder, { recursive: true }));

/** What comes of a run with this exit code, whose report says this. */
async function ofRun(exitCode: number, said: Results): Promise<Results> {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(said));
  return resultsOfRun("Tests", exitCode, file, (report) => report as Results);
}

test("the results are the report's", async () => {
  const said = { passed: 5, skipped: 1, failures: ["a", "b"] };
  expect(await ofRun(1, said)).toEqual(said);
  expect(await ofRun(0, { ...said, failures: [] })).toEqual({ ...said, failures: [] });
});

test("a run that failed without a failed test is a failure", async () => {
  const { failures } = await ofRun(1, { passed: 5, skipped: 0, failures: [] });
  expect(failures).toEqual(["Tests: exit code 1, though no test failed"]);
});

test("a run that ran nothing is a failure", async () => {
  const { failures } = await ofRun(0, { passed: 0, skipped: 0, failures: [] });
  expect(failures).toEqual(["Tests: nothing was run"]);
});

test("a run without a report is a failure", async () => {
  const { failures } = await resultsOfRun("Tests", 0, join(folder, "none.json"), () => {
    throw new Error("there was nothing to read");
  });
  expect(failures).toEqual([expect.stringContaining("Tests: no report (Error: ENOENT")]);
});

test("the last line has the sums, and skipped tests only if there are any", () => {
  const one = { passed: 3, skipped: 0, failures: [] };
  expect(summary([one, one])).toBe("6 passed, 0 failed");
  expect(summary([one, { passed: 0, skipped: 2, failures: ["a row"] }])).toBe(
    "What failed:\n  a row\n\n3 passed, 1 failed, 2 skipped",
  );
});
