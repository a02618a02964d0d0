import { type RawBuilder, type SqlBool, sql } from "kysely";
import { anyOf } from "#service/query/combine.ts";
import { prefixEnd } from "#service/query/prefix-end.ts";
import type { Target } from "#service/query/target.ts";
import {
  beginning,
  comparable,
  indexedCharacters,
  isCut,
  sortable,
} from "#service/query/value-expression.ts";

const operators = { eq: sql`=`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

/**
 * `text <operator> value` by the prefixes that an index holds. A value shorter than a prefix compares with it as with
 * the whole text; otherwise the whole text is compared too.
 */
export function compareText(
  target: Target,
  operator: keyof typeof operators,
  value: string,
): RawBuilder<SqlBool> {
  const exact = sql<SqlBool>`${comparable(target)} ${operators[operator]} ${value}::text`;
  if (!isCut(target)) return exact;
  if (isShort(value)) return sql`${sortable(target)} ${operators[operator]} ${value}::text`;
  const orEqual = { eq: "eq", gt: "gte", gte: "gte", lt: "lte", lte: "lte" } as const;
  const around = sql`${sortable(target)} ${operators[orEqual[operator]]} ${beginning(sql`${value}::text`)}`;
  return sql`(${around} and ${exact})`;
}

export function textIsIn(target: Target, values: string[]): RawBuilder<SqlBool> {
  const short = values.filter(isShort);
  const whole = isCut(target) ? sortable(target) : comparable(target);
  const alternatives = values
    .filter((value) => !isShort(value))
    .map((value) => compareText(target, "eq", value));
  if (short.length > 0) alternatives.unshift(sql`${whole} = any(${short}::text[])`);
  return anyOf(alternatives);
}

/** From the prefix on, up to the first text with another beginning. */
export function textBeginsWith(target: Target, prefix: string): RawBuilder<SqlBool> {
  const end = prefixEnd(prefix);
  const from = compareText(target, "gte", prefix);
  return end === undefined ? from : sql`(${from} and ${compareText(target, "lt", end)})`;
}

/** The same without an index, in half the time: the text is read from its JSON once. */
export function textStartsWith(target: Target, prefix: string): RawBuilder<SqlBool> {
  return sql`starts_with(${comparable(target)}, ${prefix}::text)`;
}

export function textMatches(target: Target, pattern: string): RawBuilder<SqlBool> {
  return sql`${comparable(target)} ~ ${pattern}::text`;
}

/** UTF-16 has at least as many code units as characters. */
function isShort(value: string): boolean {
  return value.length < indexedCharacters;
}
