import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { type Kept, parseKept, readKept } from "#service/query/kept.ts";
import { compileDirection, type Stretch } from "#service/query/keyset.ts";
import type { Reading } from "#service/query/reading.ts";
import { sortable } from "#service/query/value-expression.ts";

/** The source of a list: a table, and the condition for its rows. */
export interface ListedTable {
  /** `content`, `media`, or a partition of `listed_content`. */
  table: string;
  within: RawBuilder<SqlBool>;
  /** Reads at most this many of the newest rows (`newest.ts`). */
  newest?: number;
  /** The columns to read; all if absent. */
  columns?: RawBuilder<unknown> | undefined;
  /** What the database maintains about these rows (`keptOf`). */
  kept: RawBuilder<unknown>;
  /** Where their recent writes are noted (`recent-writes.ts`). */
  writes?: { of: "content" | "media"; within: RawBuilder<SqlBool> };
}

export type PageRow<Row> = Row & { id: string; order_keys: string; kept: string };

/** The rows of a page with their order keys, in reading order: up to one more than the page holds. */
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

/**
 * The page and the total in one statement if at most `upTo` items match. If more do, `matching` is `upTo + 1` and there
 * are no rows.
 */
export async function countAndRead<Row>(
  db: Kysely<Database>,
  place: ListedTable,
  list: CompiledList,
  upTo: number,
): Promise<{ rows: PageRow<Row>[]; kept: Kept; matching: number }> {
  const { rows } = await sql<(PageRow<Row> | { id: null; kept: string }) & { matching: number }>`
    ${withGathered(place, list, upTo)}
    select ${columnsOf(place)}, ${list.keys} as order_keys, counted.*
    from (select ${place.kept} as kept, count(*)::integer as matching from matching) as counted
    left join (${joinPage(place)}) on true order by ${namedKeys(list).orderBy}`.execute(db);
  const [first] = rows;
  return {
    // An empty page is a row with only the total.
    rows: rows.filter((row) => row.id !== null),
    kept: parseKept(first?.kept ?? ""),
    matching: first?.matching ?? 0,
  };
}

export function compilePage<Row>(
  place: ListedTable,
  list: CompiledList,
  reading: Reading,
): RawBuilder<PageRow<Row>> {
  if (reading === "gather") return gather(place, list);
  const within = allOf([place.within, reading === "walk" ? list.filter : list.matches]);
  const [only, ...others] = list.stretches;
  if (!only || others.length > 0) return joinStretches({ ...place, within }, list);
  const found = sql`${columnsOf(place)}, ${list.keys} as order_keys, ${place.kept} as kept`;
  return sql`${selectStretch(found, { ...place, within }, only)} ${cut(list)}`;
}

function gather<Row>(place: ListedTable, list: CompiledList): RawBuilder<PageRow<Row>> {
  return sql`
    ${withGathered(place, list)}
    select ${columnsOf(place)}, ${list.keys} as order_keys, ${place.kept} as kept
    from ${joinPage(place)} order by ${namedKeys(list).orderBy}`;
}

/**
 * Sorts the ids and keys of all matches; only the items of the page are read completely. PostgreSQL plans a
 * materialized query separately, so that the conditions choose the index, not the order.
 * @param upTo stops at `upTo + 1` matches
 */
function withGathered(place: ListedTable, list: CompiledList, upTo?: number): RawBuilder<unknown> {
  const { named, orderBy } = namedKeys(list);
  return sql`with matching as materialized (
      select id as found_id, (${list.position}) as is_on_page, ${named}
      from ${sql.table(place.table)} where ${allOf([place.within, list.matches])}
      ${upTo === undefined ? sql`` : sql`limit ${sql.lit(upTo + 1)}`}
    ), page as (
      select * from matching
      where is_on_page ${upTo === undefined ? sql`` : sql`and (select count(*) from matching) <= ${sql.lit(upTo)}`}
      order by ${orderBy} ${cut(list)}
    )`;
}

function joinPage({ table, within }: ListedTable): RawBuilder<unknown> {
  return sql`page inner join ${sql.table(table)} on id = found_id and ${within}`;
}

export function columnsOf({ table, columns = sql`${sql.table(table)}.*` }: ListedTable): RawBuilder<unknown> {
  return columns;
}

/** A literal, because a plan for any limit would assume a large one. */
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

/** Reads at most a page from each stretch, and sorts the few rows. */
function joinStretches<Row>(place: ListedTable, list: CompiledList): RawBuilder<PageRow<Row>> {
  const { names, named, orderBy } = namedKeys(list);
  const found = sql`${columnsOf(place)}, ${named}`;
  const furthest = cut({ ...list, limit: list.limit + list.offset, offset: 0 });
  const parts = list.stretches.map((stretch) => sql`(${selectStretch(found, place, stretch)} ${furthest})`);
  return sql`
    select page.*, jsonb_build_array(${names})::text as order_keys, ${place.kept} as kept
    from (${sql.join(parts, sql` union all `)}) as page
    order by ${orderBy} ${cut(list)}`;
}

/** The columns of the list's order. */
function namedKeys({ order, backward }: CompiledList) {
  const keys = order.map((key, index) => ({ key, name: sql.ref(`key_${index}`) }));
  return {
    names: sql.join(keys.map(({ name }) => name)),
    named: sql.join(keys.map(({ key, name }) => sql`${sortable(key.target)} as ${name}`)),
    orderBy: sql.join(keys.map(({ key, name }) => sql`${name} ${compileDirection(key, backward)}`)),
  };
}
