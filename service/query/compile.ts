import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf } from "#service/query/combine.ts";
import { compileArray, present } from "#service/query/compile-array.ts";
import { placeIsNear, placeIsWithin } from "#service/query/compile-place.ts";
import { isFound, textIsFound } from "#service/query/compile-search.ts";
import {
  compareText,
  textBeginsWith,
  textIsIn,
  textMatches,
  textStartsWith,
} from "#service/query/compile-text.ts";
import type { Scalar } from "#service/query/condition-value.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { searchedText } from "#service/query/searched-text.ts";
import type { Target, ValueKind } from "#service/query/target.ts";
import { bound, comparable, keysOf } from "#service/query/value-expression.ts";

const comparisons = { eq: sql`=`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

/** The conditions as one SQL condition; `true` without any. */
export function compileConditions(conditions: ResolvedCondition[]): RawBuilder<SqlBool> {
  return allOf(conditions.map(compileCondition));
}

/** The same in a form that no index matches, for items that another index finds. */
export function compileFilter(conditions: ResolvedCondition[]): RawBuilder<SqlBool> {
  const all = conditions.map((condition) => {
    const { target, test } = condition;
    return test.operator === "prefix" ? textStartsWith(target, test.text) : compileCondition(condition);
  });
  return sql`(${allOf(all)}) is true`;
}

function compileCondition({ target, test }: ResolvedCondition): RawBuilder<SqlBool> {
  if (target.source.from === "search") return isFound(target.source.search);
  if (target.kind === "texts" || target.kind === "refers") return compileArray(target, test);
  switch (test.operator) {
    case "exists":
      return exists(target, test.expected);
    case "prefix":
      return textBeginsWith(target, test.text);
    case "search":
      return textIsFound(searchedText(keysOf(target)), test.text, test.similarTo);
    case "regex":
      return textMatches(target, test.text);
    case "near":
      return placeIsNear(target, test.near);
    case "within":
      return placeIsWithin(target, test.polygon);
    case "ne":
      return sql`${comparable(target)} is distinct from ${bound(target.kind, test.value)}`;
    case "nin":
      return sql`(${comparable(target)} in (${boundList(target.kind, test.values)})) is not true`;
    case "in":
    case "all":
      return isIn(target, test.values);
    default:
      return compare(target, test.operator, test.value);
  }
}

function compare(target: Target, operator: keyof typeof comparisons, value: Scalar): RawBuilder<SqlBool> {
  if (target.kind === "text") return compareText(target, operator, String(value));
  return sql`${comparable(target)} ${comparisons[operator]} ${bound(target.kind, value)}`;
}

function isIn(target: Target, values: Scalar[]): RawBuilder<SqlBool> {
  if (target.kind === "text") return textIsIn(target, values.map(String));
  return sql`${comparable(target)} in (${boundList(target.kind, values)})`;
}

function exists(target: Target, expected: boolean): RawBuilder<SqlBool> {
  if (target.kind === "present") return present(target, expected);
  const value = comparable(target);
  return expected ? sql`${value} is not null` : sql`${value} is null`;
}

function boundList(kind: ValueKind, values: Scalar[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => bound(kind, value)));
}
