import { styleText } from "node:util";
import type { Diagnosis } from "./diagnoses-of.ts";
import type { Verdict } from "./finding.ts";

const signs = {
  ok: { sign: "✓", style: "green" },
  fault: { sign: "✗", style: "red" },
  warning: { sign: "!", style: "yellow" },
  unknown: { sign: "?", style: "dim" },
} as const satisfies Record<Verdict, unknown>;

/** The diagnoses for a reader, with colours where those are wanted. */
export function report(diagnoses: readonly Diagnosis[], { colored }: { colored: boolean }): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colored ? styleText(style, text, { validateStream: false }) : text;
  const width = Math.max(...diagnoses.map(({ check }) => check.length));
  const lines = diagnoses.flatMap(({ check, verdict, looked, mend }, index) => {
    const { sign, style } = signs[verdict];
    const name = diagnoses[index - 1]?.check === check ? "" : check;
    const line = `${paint(style, sign)} ${paint("bold", name.padEnd(width))}  ${looked}`;
    return mend === undefined ? [line] : [line, `  ${" ".repeat(width)}  → ${mend}`];
  });
  return [...lines, "", summary(diagnoses)].join("\n");
}

function summary(diagnoses: readonly Diagnosis[]): string {
  const count = (verdict: Verdict) => diagnoses.filter((each) => each.verdict === verdict).length;
  const parts = [
    [count("fault"), "to mend"],
    [count("warning"), "to look at"],
    [count("unknown"), "not known"],
    [count("ok"), "in order"],
  ] as const;
  const said = parts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`);
  return `${said.join(", ")}.`;
}
