import { type Kysely, type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";

/** Up to here a total with conditions is exact; one more means "more than that" (docs/decisions/0011). */
const exactUpTo = 10_000;

const rememberedTotals = 2000;
const remembered = new WeakMap<Kysely<Database>, LRUCache<string, number>>();

/** What the database keeps by itself: how many rows there are, and how often that changed (migration 0002). */
export interface KeptTotal {
  total: number;
  changes: number;
}

/**
 * How many items match: exact up to a bound, counted once for as long as nobody writes.
 * @param root of which this process remembers totals, where `db` is a transaction of it
 */
export async function readTotal(
  db: Kysely<Database>,
  place: ListedTable,
  list: CompiledList,
  { changes }: KeptTotal,
  root: Kysely<Database> = db,
): Promise<number> {
  const count = compileCount(place, list);
  const { sql: text, parameters } = count.compile(db);
  const key = JSON.stringify([changes, text, parameters]);
  const totals = totalsOf(root);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const { rows } = await count.execute(db);
  const total = rows[0]?.total ?? 0;
  totals.set(key, total);
  return total;
}

function compileCount(
  { table, within }: ListedTable,
  { matches }: CompiledList,
): RawBuilder<{ total: number }> {
  return sql`
    select count(*)::integer as total from (
      select 1 from ${sql.table(table)} where ${allOf([within, matches])} limit ${exactUpTo + 1}
    ) as counted`;
}

function totalsOf(db: Kysely<Database>): LRUCache<string, number> {
  const known = remembered.get(db);
  if (known) return known;
  const made = new LRUCache<string, number>({ max: rememberedTotals });
  remembered.set(db, made);
  return made;
}
