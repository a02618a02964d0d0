import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { medianOf } from "../median.ts";
import type { Round, Standing } from "./rounds.ts";

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const headings = ["proxy", "requests/s", "p50 ms", "p99 ms", "CPU ms", "memory MB before → after"];

/** Medians of all rounds. */
export function tableOf(standings: readonly Standing[]): string {
  const rows = standings.map(({ name, rounds, memory }) => {
    const of = (figure: (round: Round) => number) => medianOf(rounds.map(figure));
    return line([
      name,
      Math.round(of(({ perSecond }) => perSecond)).toLocaleString("en"),
      of(({ p50 }) => p50).toFixed(1),
      of(({ p99 }) => p99).toFixed(1),
      of(({ cpu }) => cpu).toFixed(3),
      `${memory.before} → ${memory.after}`,
    ]);
  });
  return [line(headings), line(headings.map(() => "---")), ...rows].join("\n");
}

export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

/** How many times as many requests as `other`, round by round: the two were measured within the same minute. */
export function ratioOf(one: Standing, other: Standing): Ratio {
  const ratios = one.rounds.map(({ perSecond }, n) => perSecond / (other.rounds[n]?.perSecond ?? Number.NaN));
  return { median: medianOf(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

const machine = () => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? "unknown",
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

/** Puts `part` of the results in their file; other parts stay as they were. */
export async function writeResults(part: string, results: object): Promise<void> {
  const folder = new URL("../results/", import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL("bff.json", folder);
  const known = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const all = { ...known, [part]: { at: new Date().toISOString(), machine: machine(), ...results } };
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
