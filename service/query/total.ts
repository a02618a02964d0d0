import { type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { cachePerDatabase } from "#service/database/cache-per-database.ts";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { type Kept, parseKept } from "#service/query/kept.ts";
import type { ListedTable } from "#service/query/read-page.ts";
import { type RecentWrites, readWritesSince } from "#service/query/recent-writes.ts";
import { unlessTooExpensive } from "#service/query/run-bounded.ts";
import { hasSections, type Sections, sectionColumn, sectionsOf } from "#service/query/sections.ts";

/** How far a total with conditions is counted on the first request, and on later ones (docs/decisions/0014). */
export const countedFirst = 1_000;
const countedMax = 10_000;
const rememberedTotals = 2000;

/** The number of matches, as of `kept`. */
export interface CountedTotal {
  /** `upTo` + 1 means "more than that". */
  matching: number;
  upTo: number;
  /** Counting stopped at the first limit; the next request counts further. */
  goesOn: boolean;
  /** PostgreSQL's estimate beyond the counted matches, if needed to choose how a page is read (`reading.ts`). */
  expected?: number;
  /** For a search, unless more match than are counted. */
  sections?: Sections | undefined;
  kept: Kept;
  /** No write after this number of changes met the conditions. */
  touchedAt: number;
}

export interface Counting {
  db: Kysely<Database>;
  /** The result of `totalsOf` before the list is read, so that a count during a failover isn't cached for the new primary. */
  totals: Totals;
  place: ListedTable;
  list: CompiledList;
  /** The cache key: `totalKey` of the requested list. */
  key: string;
}

/** The cached totals of a database. */
export const totalsOf = cachePerDatabase<CountedTotal>({ max: rememberedTotals });
type Totals = ReturnType<typeof totalsOf>;

/** As counted last; right if `changes` equals the database's. */
export function recallTotal({ totals, key }: Counting): CountedTotal | undefined {
  return totals.get(key);
}

/** The total as of `kept` or later: the last one adjusted by the writes since. Undefined if it has to be counted. */
export async function updateTotal(counting: Counting, kept: Kept): Promise<CountedTotal | undefined> {
  const { db, totals, place, list, key } = counting;
  const known = recallTotal(counting);
  if (!known || known.kept.changes === kept.changes) return known;
  // A standby has no notes of writes, and during a failover the primary's address may lead to one.
  const writes = kept.snapshot === null ? undefined : await readWritesSince(db, place, list, known.kept);
  const updated = writes && withWrites(known, writes);
  if (updated) totals.set(key, updated);
  else totals.delete(key);
  return updated;
}

/** The cached total if it is still right; otherwise counted. One that stopped at the first limit is counted further. */
export async function settleTotal(counting: Counting, kept?: Kept): Promise<CountedTotal> {
  const known = kept && (await updateTotal(counting, kept));
  if (known && !known.goesOn) return known;
  const counted = known
    ? await unlessTooExpensive(() => count(counting, countedMax), { ...known, goesOn: false })
    : await count(counting, hasSections(counting.list) ? countedMax : countedFirst);
  counting.totals.set(counting.key, counted);
  return counted;
}

/** A first total that came with a page (`countAndRead`). */
export function rememberTotal(
  counting: Counting,
  { matching, kept }: Pick<CountedTotal, "matching" | "kept">,
): CountedTotal {
  const counted = totalOf({ matching, kept, upTo: countedFirst });
  counting.totals.set(counting.key, counted);
  return counted;
}

/** Identifies the list and its conditions. */
export function totalKey(db: Kysely<Database>, place: ListedTable, list: CompiledList): string {
  const { sql: text, parameters } = compileCount(db, place, list, countedMax);
  return JSON.stringify([text, parameters]);
}

/**
 * Undefined if the writes don't determine it: matches are gone from a total that wasn't counted to its end, or sections
 * may differ.
 */
function withWrites(known: CountedTotal, { kept, touching, added }: RecentWrites): CountedTotal | undefined {
  if (touching === 0) return { ...known, kept };
  if (known.sections || (known.matching > known.upTo && added < 0)) return undefined;
  const matching = Math.min(known.matching + added, known.upTo + 1);
  const hasGrown = known.matching <= known.upTo && matching > known.upTo;
  const goesOn = known.goesOn || (hasGrown && known.upTo < countedMax);
  const expected = known.expected === undefined ? {} : { expected: known.expected + added };
  return { ...known, ...expected, matching, goesOn, kept, touchedAt: kept.changes };
}

interface Count {
  kept: string;
  counts: string;
}

const countsSchema = z.array(z.object({ section: z.number(), total: z.number() }));

async function count(counting: Counting, upTo: number): Promise<CountedTotal> {
  const { db, place, list } = counting;
  const { rows } = await db.executeQuery(compileCount(db, place, list, upTo));
  const counts = countsSchema.parse(JSON.parse(rows[0]?.counts ?? ""));
  const kept = parseKept(rows[0]?.kept ?? "");
  const matching = counts.reduce((sum, { total }) => sum + total, 0);
  const sections = matching > upTo ? undefined : sectionsOf(list, counts);
  return { ...totalOf({ matching, kept, upTo }), sections };
}

function totalOf(counted: Pick<CountedTotal, "matching" | "kept" | "upTo">): CountedTotal {
  const { matching, kept, upTo } = counted;
  return { ...counted, goesOn: matching > upTo && upTo < countedMax, touchedAt: kept.changes };
}

function compileCount(
  db: Kysely<Database>,
  { table, within, kept }: ListedTable,
  list: CompiledList,
  upTo: number,
): CompiledQuery<Count> {
  const counts: RawBuilder<Count> = sql`
    select ${kept} as kept, coalesce(jsonb_agg(counts), '[]')::text as counts from (
      select section, count(*)::integer as total from (
        select ${sectionColumn(list)} as section from ${sql.table(table)}
        where ${allOf([within, list.matches])} limit ${sql.lit(upTo + 1)}
      ) as counted group by section
    ) as counts`;
  return counts.compile(db);
}
