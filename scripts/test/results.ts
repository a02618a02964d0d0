import { readFile } from "node:fs/promises";

export interface Results {
  passed: number;
  skipped: number;
  /** A line for each. */
  failures: readonly string[];
}

/**
 * The results of a run that wrote its report to a file. A run that failed without a failed test, that has no
 * report or that ran nothing counts as one failure.
 */
export async function resultsOfRun(
  title: string,
  exitCode: number,
  reportFile: string,
  read: (report: unknown) => Results,
): Promise<Results> {
  const results = await readFile(reportFile, "utf8")
    .then((text) => read(JSON.parse(text)))
    .catch((error: unknown) => ({ passed: 0, skipped: 0, failures: [`${title}: no report (${error})`] }));
  if (results.failures.length > 0) return results;
  if (results.passed === 0) return { ...results, failures: [`${title}: nothing was run`] };
  if (exitCode === 0) return results;
  return { ...results, failures: [`${title}: exit code ${exitCode}, though no test failed`] };
}

/** The last lines of `npm test`: what failed, a line for each, and at the end "12 passed, 0 failed". */
export function summary(all: readonly Results[]): string {
  const { passed, skipped, failures } = total(all);
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  if (failures.length === 0) return counts;
  return ["What failed:", ...failures.map((line) => `  ${line}`), "", counts].join("\n");
}

/** The sum of several. */
export function total(all: readonly Results[]): Results {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
