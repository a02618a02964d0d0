import { type Kysely, type RawBuilder, sql } from "kysely";
import { cachePerDatabase } from "#service/database/cache-per-database.ts";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { Since } from "#service/query/cursor.ts";
import type { ListedTable } from "#service/query/read-page.ts";

/** How many of the newest items a search reads if all take too long, with fewer if those do too. */
const newest = [1_000, 25] as const;

type Steps = readonly (number | undefined)[];

/** Begins with all items, or with all since the position of the list. */
export const allSteps: Steps = [undefined, ...newest];

/** The steps from the one that last answered a search; for a minute it starts there. */
export const stepsOf = cachePerDatabase<Steps>({ max: 2_000, ttl: 60_000 });

type Readable = Pick<CompiledList, "readable">;

/** The oldest of this many newest items that the member may read. Undefined if there are fewer, or fewer after `since`. */
export async function findSince(
  db: Kysely<Database>,
  { table, within }: ListedTable,
  { compiled: { readable }, since }: { compiled: Readable; since?: Since | undefined },
  count: number,
): Promise<Since | undefined> {
  const isAfter = since ? sql<boolean>`(created_at, id) > ${rowOf(since)}` : sql<boolean>`true`;
  const { rows } = await sql<{ moment: string; id: string }>`
    select to_jsonb(created_at) #>> '{}' as moment, id from ${sql.table(table)}
    where ${allOf([within, readable, isAfter])}
    order by created_at desc, id desc limit 1 offset ${sql.lit(count - 1)}`.execute(db);
  return rows[0] && [rows[0].moment, rows[0].id];
}

/** These items and newer ones, by id, so that PostgreSQL doesn't use an index of words. */
export function amongNewest<Place extends ListedTable>(
  place: Place,
  { readable }: Readable,
  since: Since,
): Place {
  const { table, within } = place;
  const isSince = sql<boolean>`(created_at, id) >= ${rowOf(since)}`;
  const ids = sql`select id from ${sql.table(table)} where ${allOf([within, readable, isSince])}`;
  const isNewest = sql<boolean>`id = any(array(${ids}))`;
  return { ...place, newest: newest[0], within: allOf([within, isNewest]) };
}

function rowOf([createdAt, id]: Since): RawBuilder<unknown> {
  return sql`(${createdAt}::timestamptz, ${id}::text)`;
}
