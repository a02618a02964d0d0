import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import type { FaultTest } from "./fault.ts";

const file = "tools/faults/results.json";
const outcomeSchema = z.object({
  result: z.enum(["passed", "failed", "skipped"]),
  /** "2026-11-27" */
  on: z.string(),
  version: z.string(),
});
/** By the name of the test. */
const resultsSchema = z.record(z.string(), outcomeSchema);

export type Outcome = z.infer<typeof outcomeSchema>;
export type Results = z.infer<typeof resultsSchema>;

export function readResults(): Results {
  return resultsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Keeps what was played now, and what was not played as it was. */
export function keepResults(played: Readonly<Record<string, Outcome["result"]>>): void {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const on = new Date().toISOString().slice(0, 10);
  const now = Object.entries(played).map(([name, result]) => [name, { result, on, version }] as const);
  const all = { ...readResults(), ...Object.fromEntries(now) };
  const sorted = Object.fromEntries(
    Object.entries(all).sort(([one], [other]) => one.localeCompare(other, "en")),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** As results are kept. */
export function nameOf(test: FaultTest): string {
  if ("command" in test) return test.command;
  if ("scenario" in test) return `scenario ${test.scenario}`;
  return `${test.file}: ${test.title}`;
}
