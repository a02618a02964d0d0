import { styleText } from "node:util";
import type { Diagnosis } from "./diagnoses-of.ts";
import type { Verdict } from "./finding.ts";

const signs = {
  ok: { sign: "✓", style: "green" },
  fault: { sign: "✗", style: "red" },
  warning: { sign: "!", style: "yellow" },
  remark: { sign: "·", style: "dim" },
  unknown: { sign: "?", style: "dim" },
} as const satisfies Record<Verdict, unknown>;

interface ReportOptions {
  colored: boolean;
  /** Also remarks, which are only counted otherwise. */
  all: boolean;
}

/** The diagnoses for a reader. */
export function report(diagnoses: readonly Diagnosis[], { colored, all }: ReportOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colored ? styleText(style, text, { validateStream: false }) : text;
  const shown = all ? diagnoses : diagnoses.filter(({ verdict }) => verdict !== "remark");
  const width = Math.max(...shown.map(({ check }) => check.length));
  const lines = shown.flatMap(({ check, verdict, looked, mend }, index) => {
    const { sign, style } = signs[verdict];
    const name = shown[index - 1]?.check === check ? "" : check;
    const line = `${paint(style, sign)} ${paint("bold", name.padEnd(width))}  ${looked}`;
    return mend === undefined ? [line] : [line, `  ${" ".repeat(width)}  → ${mend}`];
  });
  return [...lines, "", ...proposal(diagnoses), summary(diagnoses, all)].join("\n");
}

/** What was found by asking, as it is pasted into a Space file. */
function proposal(diagnoses: readonly Diagnosis[]): string[] {
  const settings = diagnoses.map(({ setting }) => setting).filter((setting) => setting !== undefined);
  const lines = settings.map(({ name, value }) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const order = 'Put these into "endpoints" of the Space file, or let npm run contract write them:';
  return lines.length > 0 ? [order, "", ...lines, ""] : [];
}

function summary(diagnoses: readonly Diagnosis[], all: boolean): string {
  const count = (verdict: Verdict) => diagnoses.filter((each) => each.verdict === verdict).length;
  const [remarks, them] = count("remark") === 1 ? ["small remark", "it"] : ["small remarks", "them"];
  const parts = [
    [count("fault"), "to mend"],
    [count("warning"), "to look at"],
    [count("unknown"), "not known"],
    [count("ok"), "in order"],
    [count("remark"), all ? remarks : `${remarks} (--all shows ${them})`],
  ] as const;
  const said = parts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`);
  return `${said.join(", ")}.`;
}
