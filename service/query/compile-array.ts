import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Scalar } from "#service/query/condition-value.ts";
import type { ResolvedTest } from "#service/query/resolve-condition.ts";
import type { Target } from "#service/query/target.ts";
import { jsonAt } from "#service/query/value-expression.ts";

/** An array matches `eq` and `in` if any entry does, `ne` and `nin` if none does (`decisions.md`, "Lists"). */
export function compileArray(target: Target, test: ResolvedTest): RawBuilder<SqlBool> {
  const array = jsonAt(target);
  const entry = (value: Scalar) => (target.kind === "refers" ? { sys: { id: value } } : value);
  const holds = (values: Scalar[]) =>
    sql<SqlBool>`${array} @> ${JSON.stringify(values.map(entry))}::text::jsonb`;
  const holdsAny = (values: Scalar[]) =>
    sql<SqlBool>`(${sql.join(
      values.map((value) => holds([value])),
      sql` or `,
    )})`;
  switch (test.operator) {
    case "exists":
      return present(target, test.expected);
    case "eq":
      return holds([test.value]);
    case "all":
      return holds(test.values);
    case "in":
      return holdsAny(test.values);
    case "ne":
      return sql`(${holds([test.value])}) is not true`;
    case "nin":
      return sql`${holdsAny(test.values)} is not true`;
    default:
      throw new Error(`"${target.path}" has no ${test.operator}`);
  }
}

/** Absent: no member, `null`, `""` or `[]`. */
export function present(target: Target, expected: boolean): RawBuilder<SqlBool> {
  const isPresent = sql`(coalesce(${jsonAt(target)}, 'null') not in ('null', '""', '[]'))`;
  return expected ? sql`${isPresent}` : sql`not ${isPresent}`;
}
