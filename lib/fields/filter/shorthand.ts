import type { FilterKind } from "./filter-kinds.ts";
import type { ListFilter, Operator } from "./filter-operator.ts";

/** Conditions that members know by another name than the operator that they are. */
export type Shorthand = "contains" | "last";

const kindsOf: Record<Shorthand, { operator: Operator; kinds: readonly FilterKind[] }> = {
  contains: { operator: "regex", kinds: ["text"] },
  last: { operator: "gte", kinds: ["date", "moment", "stamp"] },
};
const shorthands = ["contains", "last"] as const;

/** Those of a kind whose operator is offered. */
export function shorthandsOf(kind: FilterKind, offered: readonly Operator[]): Shorthand[] {
  return shorthands.filter((each) => {
    const { operator, kinds } = kindsOf[each];
    return kinds.includes(kind) && offered.includes(operator);
  });
}

export function shorthandOf({ operator, value }: ListFilter): Shorthand | undefined {
  if (operator === "regex") return containedText(value) === undefined ? undefined : "contains";
  return operator === "gte" && daysAgo(value) !== undefined ? "last" : undefined;
}

/** The operator of a shorthand, and a value to begin with. */
export function shorthandFilter(shorthand: Shorthand, text = ""): Pick<ListFilter, "operator" | "value"> {
  const { operator } = kindsOf[shorthand];
  return { operator, value: shorthand === "contains" ? containsPattern(text) : lastDays(usualDays) };
}

const anyCase = "(?i)";

/** A pattern that matches whatever contains a text, in any case. */
export function containsPattern(text: string): string {
  return anyCase + text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&");
}

/** The text, if a pattern says only that it is contained; "" if there is none yet. */
export function containedText(pattern: string): string | undefined {
  if (!pattern.startsWith(anyCase)) return undefined;
  const text = pattern.slice(anyCase.length).replace(/\\(.)/gsu, "$1");
  return containsPattern(text) === pattern ? text : undefined;
}

const usualDays = 7;
const dayMs = 24 * 60 * 60_000;
const writtenDays = /^-([1-9]\d{0,3})d$/;

/** `-7d`, in URLs alone: a saved view stays as recent as on the day when it was saved. */
export function lastDays(days: number): string {
  return `-${days}d`;
}

export function daysAgo(value: string): number | undefined {
  const [, days] = writtenDays.exec(value) ?? [];
  return days === undefined ? undefined : Number(days);
}

/** The conditions that the service gets: of the last days, from the first one until tomorrow, both UTC. */
export function wireFilters(filter: ListFilter, now = Date.now()): ListFilter[] {
  const days = shorthandOf(filter) === "last" ? daysAgo(filter.value) : undefined;
  if (days === undefined) return [filter];
  const dayAt = (count: number) => new Date(now + count * dayMs).toISOString().slice(0, 10);
  return [
    { ...filter, value: dayAt(-days) },
    { ...filter, operator: "lte", value: dayAt(1) },
  ];
}
