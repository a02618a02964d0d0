import { performance } from "node:perf_hooks";
import type { Check } from "./checks.ts";

export interface CheckResults {
  passed: number;
  /** A line for each. */
  failures: string[];
}

/** Runs checks in parallel and prints a line for each as it ends, followed by its notes and findings. */
export async function runChecks(all: readonly Check[], say: (line: string) => void): Promise<CheckResults> {
  const results: CheckResults = { passed: 0, failures: [] };
  await Promise.all(
    all.map(async (check) => {
      const begin = performance.now();
      const notes: string[] = [];
      const problems = await problemsOf(check, (line) => notes.push(line));
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      say(`${problems.length === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`);
      for (const line of [...notes, ...problems]) say(line.replaceAll(/^/gm, "    "));
      const [first] = problems;
      if (first === undefined) results.passed += 1;
      else results.failures.push(`${check.name}: ${first.split("\n", 1)[0]}`);
    }),
  );
  return results;
}

async function problemsOf(check: Check, note: (line: string) => void): Promise<string[]> {
  try {
    return await check.run(note);
  } catch (error) {
    return [`The check itself broke: ${error instanceof Error ? error.stack : String(error)}`];
  }
}
