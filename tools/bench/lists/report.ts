import type { Reading } from "#service/query/reading.ts";
import { judged } from "../judged.ts";
import type { Case } from "./cases.ts";
import type { Cpu } from "./cpu.ts";
import type { FirstTimes, Load } from "./load.ts";

export interface Measured extends Load, Cpu {
  case: Case;
  size: number;
  first: FirstTimes;
  reading: Reading;
  indexes: string[];
  readsWholeTable: boolean;
}

export interface Run {
  machine: string;
  sizes: number[];
  measured: Measured[];
  /** The bare server, at each size. */
  bare: Record<string, Load & Cpu>;
  /** Creating, one after the other. */
  created: Record<string, Load & Cpu>;
}

const createGoalMilliseconds = 3;
const growthGoal = 2;

const headings = [
  "list",
  "requests/s",
  "goal",
  "p50 ms",
  "p99 ms",
  "first time ms, worst",
  "CPU ms",
  "of the bare server",
  "read by",
];

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const short = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const cpuOf = ({ serviceCpu, databaseCpu }: Cpu) => serviceCpu + databaseCpu;
const cpuCell = ({ serviceCpu, databaseCpu }: Cpu) => `${serviceCpu.toFixed(2)} + ${databaseCpu.toFixed(2)}`;

/** Markdown: the machine, a table for each size, and how lists grow. */
export function reportOf(run: Run): string {
  const growth = run.sizes.length > 1 ? [growthOf(run)] : [];
  return [run.machine, ...run.sizes.map((size) => tableOf(run, size)), ...growth].join("\n\n");
}

/** A row while it runs. */
export function sentenceOf(one: Measured): string {
  const failed = one.failed > 0 ? ` FAILED ${one.failed} of ${one.answered}` : "";
  const times = `p50 ${short(one.p50)} p99 ${short(one.p99)} first ${firstCell(one)} ms`;
  return `${one.size} ${one.case.name}: ${one.perSecond}/s ${times} cpu ${cpuCell(one)} ms${failed} [${wayOf(one)}]`;
}

function tableOf({ measured, bare, created }: Run, size: number): string {
  const limit = bare[size];
  const made = created[size];
  const rows = measured.filter((one) => one.size === size).map((one) => rowOf(one, limit));
  const others = [
    ...(made ? [line(["create one", ...loadCells(made, createGoal(made)), "", cpuCell(made), "", ""])] : []),
    ...(limit ? [line(["*the bare server*", ...loadCells(limit, ""), "", cpuCell(limit), "1 ×", ""])] : []),
  ];
  const title = `#### ${size.toLocaleString("en")} Contents`;
  return [title, "", line(headings), line(headings.map(() => "---")), ...rows, ...others].join("\n");
}

function createGoal({ p50 }: Load): string {
  return `p50 ≤ ${createGoalMilliseconds} ms: ${judged(p50 <= createGoalMilliseconds)}`;
}

function rowOf(one: Measured, limit: Cpu | undefined): string {
  const { name } = one.case;
  return line([
    one.failed > 0 ? `${name} (${one.failed} of ${one.answered} refused)` : name,
    ...loadCells(one, goalsOf(one)),
    firstCell(one),
    cpuCell(one),
    limit ? `${(cpuOf(one) / cpuOf(limit)).toFixed(1)} ×` : "",
    wayOf(one),
  ]);
}

function goalsOf({ case: { perSecond, firstTime }, size, first, ...one }: Measured): string {
  const least = perSecond?.[size];
  const most = firstTime?.[size];
  return [
    ...(least === undefined ? [] : [`≥ ${least}: ${judged(one.perSecond >= least && one.failed === 0)}`]),
    ...(most === undefined
      ? []
      : [
          `first time ≤ ${most.p50} ms: ${judged(first.p50 <= most.p50)}`,
          `worst ≤ ${most.worst} ms: ${judged(first.worst <= most.worst)}`,
          `none refused: ${judged(first.refused + one.failed === 0)}`,
        ]),
  ].join(", ");
}

function firstCell({ first: { p50, worst, refused } }: Measured): string {
  return `${short(p50)}, ${short(worst)}${refused > 0 ? ` (${refused} refused)` : ""}`;
}

function loadCells({ perSecond, p50, p99 }: Load, goal: string): (string | number)[] {
  return [perSecond, goal, short(p50), short(p99)];
}

function wayOf({ reading, readsWholeTable, indexes }: Measured): string {
  return `${readsWholeTable ? "the whole table" : indexes.join(", ")} (${reading})`;
}

/** How much more a request costs at the largest size than at the smallest. */
function growthOf({ sizes, measured }: Run): string {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const at = (size: number) => measured.filter((one) => one.size === size);
  const rows = at(smallest).flatMap((small) => {
    const large = at(largest).find((one) => one.case.name === small.case.name);
    if (!large) return [];
    const grown = (of: (one: Measured) => number, most?: number) => {
      const times = of(large) / of(small);
      return [`${times.toFixed(1)} ×`, most === undefined ? "" : `≤ ${most} ×: ${judged(times <= most)}`];
    };
    return [
      line([
        small.case.name,
        ...grown(({ p50 }) => p50, small.case.flat ? growthGoal : undefined),
        ...grown(cpuOf).slice(0, 1),
        ...grown(({ first }) => first.p50, small.case.firstTimeGrowth),
      ]),
    ];
  });
  const head = ["list", "p50", "goal", "CPU", "first time", "goal"];
  const title = `#### ${largest.toLocaleString("en")} Contents against ${smallest.toLocaleString("en")}`;
  return [title, "", line(head), line(head.map(() => "---")), ...rows].join("\n");
}
