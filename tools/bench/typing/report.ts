import { cpus, loadavg } from "node:os";
import { judged } from "../judged.ts";
import { rowCount } from "./measure-filter.ts";
import type { Typing } from "./measure-typing.ts";

export interface Run {
  slowDown: number;
  typing: Typing;
  filter: number[];
  filterSlow: number[];
}

const goals = { typing: 100, filter: 200 };

export function reportOf({ slowDown, typing, filter, filterSlow }: Run): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return [
    `${day}: ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load} (the machine was not alone when it is over 2).`,
    "",
    "| what | goal | p50 ms | p75 ms | p98 ms | count |",
    "| --- | --- | --- | --- | --- | --- |",
    rowOf(`a key in a 40-field form, CPU ${slowDown} × slower`, typing.delays, goals.typing),
    rowOf(`a filter of ${rowCount} rows, after the answer`, filter, goals.filter),
    rowOf(`the same, CPU ${slowDown} × slower`, filterSlow, undefined),
    "",
    `Keystrokes: ${typing.keys}; lost: ${typing.lost.length === 0 ? "none" : typing.lost.join(", ")}.`,
  ].join("\n");
}

function rowOf(what: string, times: readonly number[], goal: number | undefined): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  const said = goal === undefined ? "" : `p75 ≤ ${goal}: ${judged(at(0.75) <= goal)}`;
  return `| ${what} | ${said} | ${at(0.5)} | ${at(0.75)} | ${at(0.98)} | ${times.length} |`;
}
