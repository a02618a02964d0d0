import { mkdir, writeFile } from "node:fs/promises";
import type { Reading } from "#service/query/reading.ts";
import type { Cpu } from "./cpu.ts";
import type { Load } from "./load.ts";

export interface Measured extends Load, Cpu {
  name: string;
  size: number;
  /** Median of requests that come for the first time, one by one. */
  firstTime: number;
  reading: Reading;
  indexes: string[];
  readsWholeTable: boolean;
}

export interface Run {
  sizes: number[];
  measured: Measured[];
  /** The bare server, at each size. */
  bare: Record<string, Load & Cpu>;
}

const headings = [
  "list",
  "requests/s",
  "p50 ms",
  "p99 ms",
  "first time ms",
  "CPU ms",
  "of the bare server",
  "read",
];

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const short = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const cpuOf = ({ serviceCpu, databaseCpu }: Cpu) => serviceCpu + databaseCpu;
const cpuCell = ({ serviceCpu, databaseCpu }: Cpu) => `${serviceCpu.toFixed(2)} + ${databaseCpu.toFixed(2)}`;

/** One table for each size; CPU is that of the service and of the database, for one request. */
export function tablesOf({ sizes, measured, bare }: Run): string {
  const tables = sizes.map((size) => {
    const limit = bare[size];
    const rows = measured.filter((one) => one.size === size).map((one) => rowOf(one, limit));
    const last = limit
      ? [line(["*the bare server*", ...loadCells(limit), "", cpuCell(limit), "1 ×", ""])]
      : [];
    const title = `### ${size.toLocaleString("en")} Contents`;
    return [title, "", line(headings), line(headings.map(() => "---")), ...rows, ...last].join("\n");
  });
  return tables.join("\n\n");
}

function rowOf(one: Measured, limit: Cpu | undefined): string {
  return line([
    one.name,
    ...loadCells(one),
    short(one.firstTime),
    cpuCell(one),
    limit ? `${(cpuOf(one) / cpuOf(limit)).toFixed(1)} ×` : "",
    `${one.reading}, ${one.readsWholeTable ? "the whole table" : "by index"}`,
  ]);
}

function loadCells({ perSecond, p50, p99 }: Load): (string | number)[] {
  return [perSecond, short(p50), short(p99)];
}

/** How much more a request costs at the largest size than at the smallest. */
export function growthOf({ sizes, measured }: Run): string {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const at = (name: string, size: number) => measured.find((one) => one.name === name && one.size === size);
  const rows = [...new Set(measured.map(({ name }) => name))].flatMap((name) => {
    const [small, large] = [at(name, smallest), at(name, largest)];
    if (!small || !large) return [];
    const ratio = (of: (one: Measured) => number) => `${(of(large) / of(small)).toFixed(1)} ×`;
    return [line([name, ratio(({ p50 }) => p50), ratio(cpuOf), ratio(({ firstTime }) => firstTime)])];
  });
  const head = [
    `${largest.toLocaleString("en")} against ${smallest.toLocaleString("en")}`,
    "p50",
    "CPU",
    "first time",
  ];
  return [line(head), line(head.map(() => "---")), ...rows].join("\n");
}

export async function writeResults(run: Run): Promise<void> {
  const folder = new URL("../results/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("lists.json", folder), `${JSON.stringify(run, null, 2)}\n`);
}
