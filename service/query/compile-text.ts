import { type RawBuilder, type SqlBool, sql } from "kysely";
import { prefixEnd } from "#service/query/prefix-end.ts";
import type { Target } from "#service/query/target.ts";
import { beginning, comparable, isCut, jsonAt, searchedText } from "#service/query/value-expression.ts";

type Operator = RawBuilder<unknown>;
const operators = { eq: sql`=`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

/** `text <operator> value`, beside what an index of beginnings can tell about it. */
export function compareText(
  target: Target,
  operator: keyof typeof operators,
  value: string,
): RawBuilder<SqlBool> {
  const text = comparable(target);
  const exact = sql<SqlBool>`${text} ${operators[operator]} ${value}::text`;
  if (!isCut(target)) return exact;
  const looser: Operator =
    operator === "gt" ? operators.gte : operator === "lt" ? operators.lte : operators[operator];
  return sql`(${beginning(text)} ${looser} ${beginning(sql`${value}::text`)} and ${exact})`;
}

export function textIsIn(target: Target, values: string[]): RawBuilder<SqlBool> {
  const text = comparable(target);
  const exact = sql<SqlBool>`${text} = any(${values}::text[])`;
  if (!isCut(target)) return exact;
  const beginnings = sql.join(values.map((value) => beginning(sql`${value}::text`)));
  return sql`(${beginning(text)} in (${beginnings}) and ${exact})`;
}

/** From the prefix on, up to where texts begin otherwise. */
export function textBeginsWith(target: Target, prefix: string): RawBuilder<SqlBool> {
  const end = prefixEnd(prefix);
  const from = compareText(target, "gte", prefix);
  return end === undefined ? from : sql`(${from} and ${compareText(target, "lt", end)})`;
}

export function textMatches(target: Target, pattern: string): RawBuilder<SqlBool> {
  return sql`${comparable(target)} ~ ${pattern}::text`;
}

/**
 * `eq` under advanced search (`seed.md`, "Common list query parameters"): the text holds the value, in upper or
 * lower case, or words that are nearly its words (`pg_trgm`, word similarity of 0.6 or more).
 */
export function textIsFound(target: Target, value: string): RawBuilder<SqlBool> {
  const searched = searchedText(jsonAt(target));
  const partial = `%${value.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(${searched} ilike ${partial}::text or ${value}::text <% ${searched})`;
}
