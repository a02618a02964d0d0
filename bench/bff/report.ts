import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Round, Standing } from "./rounds.ts";

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const headings = ["way through", "requests/s", "p50 ms", "p99 ms", "CPU ms", "memory MB before → after"];

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

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
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

/** Replaces a part of bench/README.md that a run writes: between two comments that name it. */
export async function writeIntoReadme(part: string, text: string): Promise<void> {
  const file = new URL("../README.md", import.meta.url);
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const before = await readFile(file, "utf8");
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`bench/README.md has no place for ${part}`);
  await writeFile(file, `${before.slice(0, from)}${begin}\n\n${text}\n\n${before.slice(to)}`);
}
