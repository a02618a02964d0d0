import { readFile } from "node:fs/promises";
import * as z from "zod";

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** The counts of a Vitest JSON report. */
export function vitestResults(report: unknown): Results {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** The counts of a Playwright JSON report. A test that passed only when tried again counts as passed. */
export function playwrightResults(report: unknown): Results {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

const scenariosReport = z.object({
  outcomes: z.array(z.object({ result: z.enum(["holds", "fails", "not applicable"]) })),
});

/** The counts of `npm run scenarios -- --json`. */
export function scenarioResults(report: unknown): Results {
  const { outcomes } = scenariosReport.parse(report);
  const count = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length;
  return { passed: count("holds"), failed: count("fails"), skipped: count("not applicable") };
}

/**
 * The counts of a run that wrote its report to a file. A run that failed without a failed test, that has no
 * report or that ran nothing counts as one failure.
 */
export async function resultsOfRun(
  exitCode: number,
  reportFile: string,
  read: (report: unknown) => Results,
): Promise<Results> {
  const results = await readFile(reportFile, "utf8")
    .then((text) => read(JSON.parse(text)))
    .catch(() => ({ passed: 0, failed: 0, skipped: 0 }));
  const ranNothing = results.passed + results.failed === 0;
  return (exitCode !== 0 || ranNothing) && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** The last line of `npm test`: "12 passed, 0 failed". */
export function summary(all: readonly Results[]): string {
  const { passed, failed, skipped } = total(all);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** The sum of several. */
export function total(all: readonly Results[]): Results {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}
