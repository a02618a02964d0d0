import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { Since } from "#service/query/cursor.ts";
import type { ListedTable } from "#service/query/read-page.ts";

/** How many of the newest items a search looks through where all of them take too long; fewer where these do too. */
export const newest = [10_000, 500, 25, 1] as const;

type Readable = Pick<CompiledList, "readable">;

/** The oldest of the newest items that the member may read. */
export async function findSince(
  db: Kysely<Database>,
  { table, within }: ListedTable,
  { readable }: Readable,
  count: number,
): Promise<Since> {
  const { rows } = await sql<{ created_at: string; id: string }>`
    select to_jsonb(created_at) #>> '{}' as created_at, id from (
      select created_at, id from ${sql.table(table)} where ${allOf([within, readable])}
      order by created_at desc, id desc limit ${sql.lit(count)}
    ) as newest order by newest.created_at, id limit 1`.execute(db);
  const { created_at: createdAt = new Date().toISOString(), id = "" } = rows[0] ?? {};
  return [createdAt, id];
}

/** These items and those that came since, by their ids: so PostgreSQL doesn't look them up by an index of words. */
export function amongNewest<Place extends ListedTable>(
  place: Place,
  { readable }: Readable,
  [createdAt, id]: Since,
): Place {
  const { table, within } = place;
  const isSince = sql<boolean>`(created_at, id) >= (${createdAt}::timestamptz, ${id}::text)`;
  const ids = sql`select id from ${sql.table(table)} where ${allOf([within, readable, isSince])}`;
  const isNewest = sql<boolean>`id = any(array(${ids}))`;
  return { ...place, newest: newest[0], within: allOf([within, isNewest]) };
}
