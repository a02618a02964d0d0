import type { Reading } from "#service/query/reading.ts";
import { judged } from "../judged.ts";
import type { Cpu } from "./cpu.ts";
import type { Load } from "./load.ts";

export interface Measured extends Load, Cpu {
  name: string;
  size: number;
  flat: boolean;
  peerRow?: string;
  /** Median of requests that come for the first time, one by one. */
  firstTime: number;
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

const goalAt: Record<string, number> = { "200000": 1200, "1000000": 1000 };
const createGoalMilliseconds = 3;
const growthGoal = 2;

const headings = [
  "list",
  "requests/s",
  "goal",
  "p50 ms",
  "p99 ms",
  "first time ms",
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
  return [run.machine, ...run.sizes.map((size) => tableOf(run, size)), growthOf(run)].join("\n\n");
}

/** A row while it runs. */
export function sentenceOf(one: Measured): string {
  const failed = one.failed > 0 ? ` FAILED ${one.failed} of ${one.answered}` : "";
  const times = `p50 ${short(one.p50)} p99 ${short(one.p99)} first ${short(one.firstTime)} ms`;
  return `${one.size} ${one.name}: ${one.perSecond}/s ${times} cpu ${cpuCell(one)} ms${failed} [${wayOf(one)}]`;
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
  const goal = goalAt[one.size];
  const isAsked = one.peerRow !== undefined && goal !== undefined;
  const name = one.failed > 0 ? `${one.name} (${one.failed} of ${one.answered} refused)` : one.name;
  return line([
    name,
    ...loadCells(one, isAsked ? `${goal}: ${judged(one.perSecond >= goal && one.failed === 0)}` : ""),
    short(one.firstTime),
    cpuCell(one),
    limit ? `${(cpuOf(one) / cpuOf(limit)).toFixed(1)} ×` : "",
    wayOf(one),
  ]);
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
  const at = (name: string, size: number) => measured.find((one) => one.name === name && one.size === size);
  const rows = [...new Set(measured.map(({ name }) => name))].flatMap((name) => {
    const [small, large] = [at(name, smallest), at(name, largest)];
    if (!small || !large) return [];
    const ratio = (of: (one: Measured) => number) => `${(of(large) / of(small)).toFixed(1)} ×`;
    const goal = small.flat ? `≤ ${growthGoal} ×: ${judged(large.p50 <= growthGoal * small.p50)}` : "";
    return [line([name, ratio(({ p50 }) => p50), goal, ratio(cpuOf), ratio(({ firstTime }) => firstTime)])];
  });
  const head = ["list", "p50", "goal", "CPU", "first time"];
  const title = `#### ${largest.toLocaleString("en")} Contents against ${smallest.toLocaleString("en")}`;
  return [title, "", line(head), line(head.map(() => "---")), ...rows].join("\n");
}
