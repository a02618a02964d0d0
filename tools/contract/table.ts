import type { Part } from "./check.ts";
import type { Outcome } from "./run.ts";

/** The report of a run: each sentence once, the attempts below it, and totals at the end. */
export function outcomeTable(outcomes: ReadonlyMap<Part, Outcome[]>): string {
  const lines: string[] = [];
  for (const [{ name }, ofPart] of outcomes) {
    lines.push("", name);
    let said = "";
    for (const outcome of ofPart) {
      const { from, says, asks } = outcome.check;
      if (said !== says) lines.push(`  ${from.padEnd(8)} ${says}`);
      said = says;
      lines.push(
        `    ${verdict(outcome).padEnd(9)} ${asks}${outcome.because ? ` — ${firstLine(outcome.because)}` : ""}`,
      );
    }
  }
  return [...lines, "", ...totals([...outcomes.values()].flat())].join("\n");
}

function verdict({ check, result }: Outcome): string {
  if (result !== "otherwise") return result;
  return check.from === "shown" ? "FAILS" : "DIFFERS";
}

function totals(all: Outcome[]): string[] {
  const count = (from: string, result: Outcome["result"]) =>
    all.filter((outcome) => outcome.check.from === from && outcome.result === result).length;
  const skipped = all.filter(({ result }) => result === "not asked").length;
  return [
    `${all.length} checks`,
    `  shown:   ${count("shown", "holds")} hold, ${count("shown", "otherwise")} fail`,
    `  decided: ${count("decided", "holds")} hold, ${count("decided", "otherwise")} differ`,
    `  not asked here: ${skipped}`,
  ];
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
