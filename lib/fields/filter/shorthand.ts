import { canonicalText } from "../canonical-text.ts";
import { instantOf, localMomentOf } from "../date/filter.ts";
import type { FilterKind } from "./filter-kinds.ts";
import type { ListFilter, Operator } from "./filter-operator.ts";

/** Conditions that members know by another name than the operator that they are. */
export type Shorthand = "contains" | "last";

type Condition = Pick<ListFilter, "operator" | "value">;

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

/** The shorthand of a condition on a field of a kind. */
export function shorthandOf({ operator, value }: Condition, kind: FilterKind): Shorthand | undefined {
  const [shorthand] = shorthandsOf(kind, [operator]);
  const read = shorthand === "contains" ? containedText : daysAgo;
  return read(value) === undefined ? undefined : shorthand;
}

/** The operator of a shorthand, and a value to begin with. */
export function shorthandFilter(shorthand: Shorthand, text = ""): Condition {
  const { operator } = kindsOf[shorthand];
  return { operator, value: shorthand === "contains" ? containsPattern(text) : lastDays(usualDays) };
}

/** Of a regular expression. */
export const patternMax = 256;
const anyCase = "(?i)";
const anySpace = "[ \u00a0\u2007\u202f]";

/** A pattern that matches whatever contains a text, in any case. */
export function containsPattern(text: string): string {
  return anyCase + literally(canonicalText(text));
}

function literally(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&");
}

/** The text, if a pattern says only that it is contained; "" if there is none yet. */
export function containedText(pattern: string): string | undefined {
  if (!pattern.startsWith(anyCase)) return undefined;
  const text = pattern.slice(anyCase.length).replace(/\\(.)/gsu, "$1");
  return anyCase + literally(text) === pattern ? canonicalText(text) : undefined;
}

/**
 * The same for a Space, without `(?i)`, which not every engine of regular expressions has: `tide` is `[tT][iI][dD][eE]`.
 * Letters whose other case is several letters are matched as they are, and a space as any that looks like one. What
 * would get too long has `(?i)`.
 */
export function wirePattern(text: string): string {
  const pattern = [...canonicalText(text)]
    .map((letter) => {
      if (letter === " ") return anySpace;
      const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])];
      const single = cases.filter((each) => [...each].length === 1);
      return single.length > 1 ? `[${single.join("")}]` : letter.replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
    })
    .join("");
  const plain = containsPattern(text);
  const spaced = plain.replaceAll(" ", anySpace);
  return [pattern, spaced].find(({ length }) => length <= patternMax) ?? plain;
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

interface WireContext {
  kind: FilterKind;
  timeZone: string;
  now?: number;
}

/** The conditions that the service gets. The last days end with today, in the member's time zone. */
export function wireFilters(
  filter: ListFilter,
  { kind, timeZone, now = Date.now() }: WireContext,
): ListFilter[] {
  const contained = filter.operator === "regex" ? containedText(filter.value) : undefined;
  if (contained !== undefined) return [{ ...filter, value: wirePattern(contained) }];
  const days = shorthandOf(filter, kind) === "last" ? daysAgo(filter.value) : undefined;
  const today = localMomentOf(new Date(now).toISOString(), "gte", timeZone)?.day;
  if (days === undefined || today === undefined) return [filter];
  const first = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const conditionAt = (day: string, operator: Operator): ListFilter => ({
    ...filter,
    operator,
    value: kind === "date" ? day : instantOf({ day, time: "" }, operator, timeZone),
  });
  return [conditionAt(first, "gte"), conditionAt(today, "lte")];
}
