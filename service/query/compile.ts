import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Scalar } from "#service/query/condition-value.ts";
import type { OrderKey } from "#service/query/order.ts";
import type { ResolvedCondition, ResolvedTest } from "#service/query/resolve-condition.ts";
import type { Target, ValueKind } from "#service/query/target.ts";
import { bound, comparable, jsonAt } from "#service/query/value-expression.ts";

const comparisons = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=`, prefix: sql`^@` };

/** The conditions as one SQL condition; `true` when there are none. */
export function compileConditions(conditions: ResolvedCondition[]): RawBuilder<SqlBool> {
  return allOf(conditions.map(compileCondition));
}

export function allOf(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** `ORDER BY` of a page; `backward` turns it round. Absent values are last, so first when turned round. */
export function compileOrder(order: OrderKey[], backward: boolean): RawBuilder<unknown> {
  const keys = order.map(({ target, descending }) => {
    const direction = descending === backward ? sql`asc` : sql`desc`;
    if (target.source.from !== "fields") return sql`${comparable(target)} ${direction}`;
    return sql`${comparable(target)} ${direction} ${backward ? sql`nulls first` : sql`nulls last`}`;
  });
  return sql.join(keys);
}

/** The order keys of an item, for a cursor: exactly what the database compares. */
export function compileKeys(order: OrderKey[]): RawBuilder<unknown> {
  return sql`jsonb_build_array(${sql.join(order.map(({ target }) => comparable(target)))})`;
}

function compileCondition({ target, test }: ResolvedCondition): RawBuilder<SqlBool> {
  if (target.kind === "texts" || target.kind === "present") return compileTexts(target, test);
  const value = comparable(target);
  switch (test.operator) {
    case "exists":
      return test.expected ? sql`${value} is not null` : sql`${value} is null`;
    case "eq":
      return sql`${value} = ${bound(target.kind, test.value)}`;
    case "ne":
      return sql`${value} is distinct from ${bound(target.kind, test.value)}`;
    case "in":
    case "all":
      return sql`${value} in (${boundList(target.kind, test.values)})`;
    case "nin":
      return sql`(${value} is null or ${value} not in (${boundList(target.kind, test.values)}))`;
    default:
      return sql`${value} ${comparisons[test.operator]} ${bound(target.kind, test.value)}`;
  }
}

/** An array matches `eq` and `in` when any entry does, `ne` and `nin` when none does (`decisions.md`, "Lists"). */
function compileTexts(target: Target, test: ResolvedTest): RawBuilder<SqlBool> {
  const array = jsonAt(target);
  switch (test.operator) {
    case "exists":
      return sql`(coalesce(${array}, 'null') not in ('null', '""', '[]')) = ${test.expected}::boolean`;
    case "in":
      return sql`coalesce(${array} ?| ${test.values}::text[], false)`;
    case "nin":
      return sql`not coalesce(${array} ?| ${test.values}::text[], false)`;
    case "all":
      return sql`coalesce(${array} ?& ${test.values}::text[], false)`;
    case "ne":
      return sql`not coalesce(${array} ? ${test.value}::text, false)`;
    default:
      return sql`coalesce(${array} ? ${test.value}::text, false)`;
  }
}

function boundList(kind: ValueKind, values: Scalar[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => bound(kind, value)));
}
