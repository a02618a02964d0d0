import { type Kysely, type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/compile.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";

/** Up to here a total with conditions is exact; one more means "more than that" (docs/decisions/0008). */
export const exactUpTo = 10_000;

const rememberedTotals = 2000;
const remembered = new WeakMap<Kysely<Database>, LRUCache<string, number>>();

/** What the database keeps by itself: how many rows there are, and how often that changed (migration 0002). */
export interface KeptTotal {
  total: number;
  changes: number;
}

/** Counted once for as long as nobody writes: `changes` is part of what it is remembered by. */
export async function totalWithConditions(
  db: Kysely<Database>,
  place: ListedTable,
  list: CompiledList,
  { changes }: KeptTotal,
): Promise<number> {
  const count = compileCount(place, list);
  const { sql: text, parameters } = count.compile(db);
  const key = JSON.stringify([changes, text, parameters]);
  const totals = totalsOf(db);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const total = await runCount(db, count);
  totals.set(key, total);
  return total;
}

export async function countBounded(
  db: Kysely<Database>,
  place: ListedTable,
  list: CompiledList,
): Promise<number> {
  return runCount(db, compileCount(place, list));
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

async function runCount(db: Kysely<Database>, count: RawBuilder<{ total: number }>): Promise<number> {
  const { rows } = await count.execute(db);
  return rows[0]?.total ?? 0;
}

function totalsOf(db: Kysely<Database>): LRUCache<string, number> {
  const known = remembered.get(db);
  if (known) return known;
  const made = new LRUCache<string, number>({ max: rememberedTotals });
  remembered.set(db, made);
  return made;
}
