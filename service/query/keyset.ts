import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf, anyOf } from "#service/query/combine.ts";
import type { CursorKey, Position } from "#service/query/cursor.ts";
import type { OrderKey } from "#service/query/order.ts";
import { bound, isInFields, sortable } from "#service/query/value-expression.ts";

/** A part of a list that one scan of an index reads in order. */
export interface Stretch {
  where: RawBuilder<SqlBool>;
  orderBy: RawBuilder<unknown>;
}

interface Step {
  key: OrderKey;
  value: CursorKey;
}

/** `ORDER BY` of a page; `backward` reverses it. Absent values are last, so first when reversed. */
export function compileOrder(order: OrderKey[], backward: boolean): RawBuilder<unknown> {
  return sql.join(order.map((key) => sql`${sortable(key.target)} ${compileDirection(key, backward)}`));
}

/** `asc` or `desc`, and the position of absent values. */
export function compileDirection(key: OrderKey, backward: boolean): RawBuilder<unknown> {
  if (!isInFields(key.target)) return ascOrDesc(key, backward);
  return sql`${ascOrDesc(key, backward)} ${backward ? sql`nulls first` : sql`nulls last`}`;
}

/** The order keys of an item as the text of a JSON array, for a cursor: exactly what the database compares. */
export function compileKeys(order: OrderKey[]): RawBuilder<string> {
  return sql`jsonb_build_array(${sql.join(order.map(({ target }) => sortable(target)))})::text`;
}

/**
 * The list from a position on (or back from it), as stretches in their order: what shares all keys but the last
 * with the position, what shares all but the last two, and so on, with absent values apart. However many rows share a key, an
 * index finds the first row of each at once. Without a position: the whole list.
 */
export function compileStretches(
  order: OrderKey[],
  position: Position | undefined,
  backward: boolean,
): Stretch[] {
  if (!position) return wholeList(order, backward);
  const steps = order.map((key, index) => ({ key, value: position.keys[index] ?? null }));
  if (isOneRow(order)) return [rowStretch(steps, position.inclusive, backward)];
  const stretches = steps
    .map((_, index) => stretchesFrom(steps, index, backward))
    .reverse()
    .flat();
  if (!position.inclusive) return stretches;
  return [{ where: allOf(steps.map(same)), orderBy: compileOrder(order.slice(-1), backward) }, ...stretches];
}

/** The items on a page and after it, as one condition. */
export function compilePosition(
  order: OrderKey[],
  position: Position | undefined,
  backward: boolean,
): RawBuilder<SqlBool> {
  return anyOf(compileStretches(order, position, backward).map(({ where }) => where));
}

/** Indexes hold absent values last; a descending list needs them last too, so it reads them separately. */
function wholeList(order: OrderKey[], backward: boolean): Stretch[] {
  const [first] = order;
  if (!first?.descending || !isInFields(first.target)) {
    return [{ where: sql`true`, orderBy: compileOrder(order, backward) }];
  }
  const present = presentStretches(order, [], backward);
  const absent = absentStretch(order, [], backward);
  return backward ? [absent, ...present] : [...present, absent];
}

/** Items that share the keys before `index` with the position and come after it in that key. */
function stretchesFrom(steps: Step[], index: number, backward: boolean): Stretch[] {
  const [step] = steps.slice(index);
  if (!step) return [];
  const shared = steps.slice(0, index).map(same);
  const order = steps.map(({ key }) => key);
  const compared = { orderBy: orderFrom(order, index, backward) };
  if (step.value === null) return backward ? presentStretches(order.slice(index), shared, true) : [];
  const stretch = { ...compared, where: allOf([...shared, beyond(step, backward)]) };
  if (backward || !isInFields(step.key.target)) return [stretch];
  return [stretch, absentStretch(order.slice(index), shared, backward)];
}

/** Each value of a boolean is a stretch of its own, in which the index is ordered by the next key. */
function presentStretches(order: OrderKey[], shared: RawBuilder<SqlBool>[], backward: boolean): Stretch[] {
  const [first] = order;
  if (!first) return [];
  const value = sortable(first.target);
  const orderBy = orderFrom(order, 0, backward);
  if (first.target.kind !== "boolean") {
    return [{ where: allOf([...shared, sql`${value} is not null`]), orderBy }];
  }
  const upward = first.descending === backward;
  return [!upward, upward].map((one) => ({
    where: allOf([...shared, sql`${value} = ${one}::boolean`]),
    orderBy,
  }));
}

/** After one of the two values comes the other. */
function beyond({ key, value }: Step, backward: boolean): RawBuilder<SqlBool> {
  const upward = key.descending === backward;
  const expression = sortable(key.target);
  if (key.target.kind === "boolean") {
    return value === upward ? sql`false` : sql`${expression} = ${upward}::boolean`;
  }
  return sql`${expression} ${upward ? sql`>` : sql`<`} ${value === null ? sql`null` : bound(key.target.kind, value)}`;
}

/** Includes the constant first key, so that PostgreSQL sees that an index that begins with it is in order. */
function absentStretch(
  [first, ...rest]: OrderKey[],
  shared: RawBuilder<SqlBool>[],
  backward: boolean,
): Stretch {
  const [second] = rest;
  if (!first || !second) throw new Error("an order does not end in sys.id");
  const value = sortable(first.target);
  const direction = ascOrDesc(second, backward);
  return {
    where: allOf([...shared, sql`${value} is null`]),
    orderBy: sql`${value} ${direction}, ${compileOrder(rest, backward)}`,
  };
}

/** From the first key whose values are present in this stretch and, if boolean, equal. */
function orderFrom(order: OrderKey[], index: number, backward: boolean): RawBuilder<unknown> {
  const [first, ...rest] = order.slice(index);
  if (!first) throw new Error("an order without a key");
  if (first.target.kind === "boolean") return compileOrder(rest, backward);
  const start = sql`${sortable(first.target)} ${ascOrDesc(first, backward)}`;
  return rest.length === 0 ? start : sql`${start}, ${compileOrder(rest, backward)}`;
}

/** Columns only, in one direction: PostgreSQL compares them as a row, for which an index needs one step. */
function isOneRow(order: OrderKey[]): boolean {
  return order.every(({ target, descending }) => !isInFields(target) && descending === order[0]?.descending);
}

function rowStretch(steps: Step[], inclusive: boolean, backward: boolean): Stretch {
  const order = steps.map(({ key }) => key);
  const descending = order[0]?.descending === true;
  const operators = descending === backward ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`];
  const columns = sql.join(order.map(({ target }) => sortable(target)));
  const values = sql.join(
    steps.map(({ key, value }) => (value === null ? sql`null` : bound(key.target.kind, value))),
  );
  const operator = operators[inclusive ? 1 : 0];
  return { where: sql`(${columns}) ${operator} (${values})`, orderBy: compileOrder(order, backward) };
}

function same({ key, value }: Step): RawBuilder<SqlBool> {
  const expression = sortable(key.target);
  if (value === null) return sql`${expression} is null`;
  return sql`${expression} = ${bound(key.target.kind, value)}`;
}

function ascOrDesc({ descending }: OrderKey, backward: boolean): RawBuilder<unknown> {
  return descending === backward ? sql`asc` : sql`desc`;
}
