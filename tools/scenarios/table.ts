import type { Outcome } from "./document.ts";

/** A line for each row as it is played. */
export function outcomeLine({ id, says, instances, result, because, ms }: Outcome): string {
  const verdict = { holds: "holds", fails: "FAILS", "not applicable": "–" }[result];
  const why = because === undefined ? "" : `\n            ${because.split("\n", 1)[0]}`;
  return `  ${verdict.padEnd(6)} ${id.padEnd(4)} ${says} (${instances === 1 ? "1 instance" : `${instances} instances`}, ${ms} ms)${why}`;
}

/** How many of each, as the last line. */
export function totals(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome["result"]) => outcomes.filter((outcome) => outcome.result === result).length;
  return `${count("holds")} hold, ${count("fails")} fail, ${count("not applicable")} not applicable`;
}
