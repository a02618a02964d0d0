import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { type Kept, parseKept, readKept } from "#service/query/kept.ts";
import { compileDirection, type Stretch } from "#service/query/keyset.ts";
import type { Reading } from "#service/query/reading.ts";
import { sortable } from "#service/query/value-expression.ts";

/** Where a list is read from: a table, and the rows of it that any list of this place is about. */
export interface ListedTable {
  /** `content`, `media`, or a partition of `listed_content`. */
  table: string;
  within: RawBuilder<SqlBool>;
  /** What is read of a row; all columns when left out. */
  columns?: RawBuilder<unknown> | undefined;
  /** What the database keeps of these rows (`keptOf`). */
  kept: RawBuilder<unknown>;
  /** Where their recent writes are noted (`recent-writes.ts`). */
  writes?: { of: "content" | "media"; within: RawBuilder<SqlBool> };
}

export type PageRow<Row> = Row & { id: string; order_keys: string; kept: string };

/** The rows of a page with their order keys, in the order of reading: up to one more than the page holds. */
export async function readPage<Row>(
  db: Kysely<Database>,
  place: ListedTable,
  list: CompiledList,
  reading: Reading,
): Promise<{ rows: PageRow<Row>[]; kept: Kept }> {
  const { rows } = await compilePage<Row>(place, list, reading).execute(db);
  const [first] = rows;
  return { rows, kept: first ? parseKept(first.kept) : await readKept(db, place) };
}

export function compilePage<Row>(
  place: ListedTable,
  list: CompiledList,
  reading: Reading,
): RawBuilder<PageRow<Row>> {
  if (reading === "gather") return gather(place, list);
  const matches = reading === "walk" ? sql<SqlBool>`(${list.matches}) is true` : list.matches;
  const within = allOf([place.within, matches]);
  const [only, ...others] = list.stretches;
  if (!only || others.length > 0) return joinStretches({ ...place, within }, list);
  const found = sql`${columnsOf(place)}, ${list.keys} as order_keys, ${place.kept} as kept`;
  return sql`${selectStretch(found, { ...place, within }, only)} ${cut(list)}`;
}

/**
 * `offset 0` keeps what is inside apart: its conditions choose the index, not the order. The order keys are put together of the
 * page alone, not of all that match.
 */
function gather<Row>(place: ListedTable, list: CompiledList): RawBuilder<PageRow<Row>> {
  const { table, within, kept } = place;
  const name = sql.table(table);
  const matching = sql`select * from ${name} where ${allOf([within, list.matches])} offset 0`;
  const page = sql`select * from (${matching}) as ${name} where ${list.position} order by ${list.orderBy} ${cut(list)}`;
  return sql`
    select ${columnsOf(place)}, ${list.keys} as order_keys, ${kept} as kept from (${page}) as ${name} order by ${list.orderBy}`;
}

export function columnsOf({ table, columns = sql`${sql.table(table)}.*` }: ListedTable): RawBuilder<unknown> {
  return columns;
}

/** A number in the statement: a plan for any limit would be a plan for a large one. */
function cut({ limit, offset }: CompiledList): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
}

function selectStretch(
  found: RawBuilder<unknown>,
  { table, within }: ListedTable,
  { where, orderBy }: Stretch,
): RawBuilder<unknown> {
  return sql`select ${found} from ${sql.table(table)} where ${allOf([within, where])} order by ${orderBy}`;
}

/** Each stretch is read no further than the page; what is then a few rows is put in the order of the list. */
function joinStretches<Row>(place: ListedTable, list: CompiledList): RawBuilder<PageRow<Row>> {
  const keys = list.order.map(({ target }, index) => ({ name: sql.ref(`key_${index}`), target }));
  const named = sql.join(keys.map(({ name, target }) => sql`${sortable(target)} as ${name}`));
  const found = sql`${columnsOf(place)}, ${named}`;
  const furthest = cut({ ...list, limit: list.limit + list.offset, offset: 0 });
  const parts = list.stretches.map((stretch) => sql`(${selectStretch(found, place, stretch)} ${furthest})`);
  const orderBy = list.order.map(
    (key, index) => sql`${sql.ref(`key_${index}`)} ${compileDirection(key, list.backward)}`,
  );
  return sql`
    select page.*, jsonb_build_array(${sql.join(keys.map(({ name }) => name))})::text as order_keys, ${place.kept} as kept
    from (${sql.join(parts, sql` union all `)}) as page
    order by ${sql.join(orderBy)} ${cut(list)}`;
}
