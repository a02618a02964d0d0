import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CursorKey, Position } from "#service/query/cursor.ts";
import type { OrderKey } from "#service/query/order.ts";
import { bound, comparable } from "#service/query/value-expression.ts";

interface Step {
  key: OrderKey;
  value: CursorKey;
  backward: boolean;
}

/**
 * The items after a position, or before it when `backward`. Absent values are after every other value.
 * Lexicographic: (k1 after v1) or (k1 = v1 and k2 after v2) or …
 */
export function compilePosition(
  order: OrderKey[],
  position: Position,
  backward: boolean,
): RawBuilder<SqlBool> {
  const steps = order.map((key, index) => ({ key, value: position.keys[index] ?? null, backward }));
  const alternatives = steps.map((step, index) => and([...steps.slice(0, index).map(same), beyond(step)]));
  if (position.inclusive) alternatives.push(and(steps.map(same)));
  const lexicographic = sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
  const [first] = steps;
  return first ? and([...bounds(first), lexicographic]) : lexicographic;
}

/** What an index of the first key can use; the alternatives alone would read the whole index. */
function bounds({ key, value, backward }: Step): RawBuilder<SqlBool>[] {
  if (key.target.source.from === "fields" || value === null) return [];
  const operator = key.descending === backward ? sql`>=` : sql`<=`;
  return [sql`${comparable(key.target)} ${operator} ${bound(key.target.kind, value)}`];
}

function same({ key, value }: Step): RawBuilder<SqlBool> {
  if (value === null) return sql`${comparable(key.target)} is null`;
  return sql`${comparable(key.target)} = ${bound(key.target.kind, value)}`;
}

function beyond({ key, value, backward }: Step): RawBuilder<SqlBool> {
  const expression = comparable(key.target);
  if (value === null) return backward ? sql`${expression} is not null` : sql`false`;
  const operator = key.descending === backward ? sql`>` : sql`<`;
  const compared = sql<SqlBool>`${expression} ${operator} ${bound(key.target.kind, value)}`;
  const absentIsBeyond = !backward && key.target.source.from === "fields";
  return absentIsBeyond ? sql`(${compared} or ${expression} is null)` : compared;
}

function and(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(parts, sql` and `)})`;
}
