import { type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";
import { type Sections, sectionColumn, sectionsOf } from "#service/query/sections.ts";

/** Up to here a total with conditions is exact; one more means "more than that" (docs/decisions/0014). */
const exactUpTo = 10_000;
const rememberedTotals = 2000;

/** What the database keeps by itself: how many rows there are, and how often that changed (migration 0002). */
export interface KeptTotal {
  total: number;
  changes: number;
}

/** How many items match (up to the bound), out of how many, after how many changes. */
export interface CountedTotal {
  matching: number;
  /** Of a search, unless more match than are counted. */
  sections?: Sections | undefined;
  outOf: number;
  changes: number;
}

export interface Counting {
  db: Kysely<Database>;
  /** Of which this process remembers totals, where `db` is a transaction of it. */
  root: Kysely<Database>;
  place: ListedTable;
  list: CompiledList;
}

interface Count {
  section: number;
  total: number;
}

const remembered = new WeakMap<Kysely<Database>, LRUCache<string, CountedTotal>>();

/** As it was counted last: right for as long as `changes` is what the database keeps. */
export function recallTotal(counting: Counting): CountedTotal | undefined {
  return totalsOf(counting.root).get(keyOf(compileCount(counting)));
}

/** Counted, unless the cached total is still valid. */
export async function settleTotal(counting: Counting, kept: KeptTotal): Promise<CountedTotal> {
  const count = compileCount(counting);
  const totals = totalsOf(counting.root);
  const known = totals.get(keyOf(count));
  if (known?.changes === kept.changes) return known;
  const { rows } = await counting.db.executeQuery(count);
  const matching = rows.reduce((sum, { total }) => sum + total, 0);
  const sections = matching > exactUpTo ? undefined : sectionsOf(counting.list, rows);
  const counted = { matching, sections, outOf: kept.total, changes: kept.changes };
  totals.set(keyOf(count), counted);
  return counted;
}

const keptSchema = z.tuple([z.number(), z.number()]);

/** From the column `kept` of a page. */
export function parseKept(text: string): KeptTotal {
  const [total, changes] = keptSchema.parse(JSON.parse(text));
  return { total, changes };
}

export async function readKept(db: Kysely<Database>, { kept }: ListedTable): Promise<KeptTotal> {
  const { rows } = await sql<{ kept: string }>`select ${kept} as kept`.execute(db);
  return parseKept(rows[0]?.kept ?? "");
}

function compileCount({ db, place: { table, within }, list }: Counting): CompiledQuery<Count> {
  const count: RawBuilder<Count> = sql`
    select section, count(*)::integer as total from (
      select ${sectionColumn(list)} as section from ${sql.table(table)}
      where ${allOf([within, list.matches])} limit ${sql.lit(exactUpTo + 1)}
    ) as counted group by section`;
  return count.compile(db);
}

/** By which a page of it is remembered, with `CompiledList.page`. */
export function totalKey(counting: Counting): string {
  return keyOf(compileCount(counting));
}

function keyOf({ sql: text, parameters }: CompiledQuery): string {
  return JSON.stringify([text, parameters]);
}

function totalsOf(db: Kysely<Database>): LRUCache<string, CountedTotal> {
  const known = remembered.get(db);
  if (known) return known;
  const made = new LRUCache<string, CountedTotal>({ max: rememberedTotals });
  remembered.set(db, made);
  return made;
}
