import type { Standing } from "../bff/rounds.ts";
import { judged } from "../judged.ts";
import { medianOf } from "../median.ts";
import { names } from "./candidates.ts";
import type { PageCost } from "./page-cost.ts";

export interface PageResult extends Standing, PageCost {
  /** Of the Space, for one page, in milliseconds of a core. */
  spaceCpu: number[];
}

/** A goal, and whether it was met. */
export interface Goal {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const cpuOf = ({ rounds }: PageResult) => medianOf(rounds.map(({ cpu }) => cpu));
const perSecondOf = ({ rounds }: PageResult) => medianOf(rounds.map(({ perSecond }) => perSecond));

/** The median of the ratios within a round. */
function ratioOf(one: PageResult, other: PageResult): number {
  return medianOf(one.rounds.map(({ cpu }, round) => cpu / (other.rounds[round]?.cpu ?? Number.NaN)));
}

export function tableOf(results: readonly PageResult[]): string {
  const signIn = resultOf(results, names.signIn);
  const headings = [
    ...["page", "pages/s", "CPU ms", "× sign-in", "CPU ms of the Space", "calls of the Space"],
    ...["HTML", "gzip", "brotli"],
  ];
  const rows = results.map((result) => [
    result.name,
    perSecondOf(result).toFixed(0),
    cpuOf(result).toFixed(1),
    ratioOf(result, signIn).toFixed(1),
    medianOf(result.spaceCpu).toFixed(1),
    result.calls.length,
    kilobytes(result.bytes.raw),
    kilobytes(result.bytes.gzip),
    kilobytes(result.bytes.brotli),
  ]);
  return [headings, headings.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function goalsOf(results: readonly PageResult[]): Goal[] {
  const [empty, signIn, list, item, home] = [
    names.empty,
    names.signIn,
    names.list,
    names.item,
    names.home,
  ].map((name) => resultOf(results, name));
  if (!empty || !signIn || !list || !item || !home) return [];
  const atMost = (what: string, value: number, most: number, unit = "", digits = 0): Goal => ({
    what,
    measured: `${value.toFixed(digits)}${unit}`,
    goal: `≤ ${most}${unit}`,
    isMet: value <= most,
  });
  const perSecond = perSecondOf(list);
  return [
    atMost("CPU of a list, of the sign-in page’s", ratioOf(list, signIn), 2.5, " ×", 1),
    ...[list, item, home].map((page) =>
      atMost(`CPU of ${page.name}, of an empty page’s`, ratioOf(page, empty), 2, " ×", 1),
    ),
    atMost("calls of the Space for a list", list.calls.length, 1),
    atMost("calls of the Space for an item", item.calls.length, 1),
    atMost("calls of the Space for home", home.calls.length, 4),
    atMost("HTML of a list", list.bytes.raw / 1000, 90, " kB"),
    atMost("HTML of a list by gzip", list.bytes.gzip / 1000, 20, " kB"),
    { what: "lists a second", measured: perSecond.toFixed(0), goal: "≥ 120", isMet: perSecond >= 120 },
  ];
}

export function listGoals(goals: readonly Goal[]): string {
  return goals
    .map(({ what, measured, goal, isMet }) => `- ${what}: ${measured} (${goal}: ${judged(isMet)})`)
    .join("\n");
}

function resultOf(results: readonly PageResult[], name: string): PageResult {
  const result = results.find((one) => one.name === name);
  if (result === undefined) throw new Error(`${name} was not measured`);
  return result;
}
