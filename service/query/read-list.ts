import type { Kysely } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { Since } from "#service/query/cursor.ts";
import { chooseDriver } from "#service/query/driver.ts";
import { allSteps, amongNewest, findSince, stepsOf } from "#service/query/newest.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { countAndRead, type ListedTable, type PageRow, readPage } from "#service/query/read-page.ts";
import { dependsOnTotal, settleReading } from "#service/query/reading.ts";
import { pagesOf, readAgain } from "#service/query/remembered-pages.ts";
import { isTooExpensive, refusalOf, runBounded, unlessTooExpensive } from "#service/query/run-bounded.ts";
import { isSearch } from "#service/query/searched.ts";
import { hasSections, type Sections, splitByTitles } from "#service/query/sections.ts";
import { findSimilarWords } from "#service/query/similar-words.ts";
import {
  type CountedTotal,
  type Counting,
  countedFirst,
  recallTotal,
  rememberTotal,
  settleTotal,
  totalKey,
  totalsOf,
  updateTotal,
} from "#service/query/total.ts";
import type { Vocabulary } from "#service/query/vocabulary.ts";

export interface ReadListOf<Row> {
  /** The list that was read: the requested one or its replacement (`OpenList.nearly`). */
  list: OpenList;
  rows: PageRow<Row>[];
  totalCount: number;
  /** The number of items in each section of a search; absent above the counting limit. */
  sections?: Sections | undefined;
}

type Found<Row> = Omit<ReadListOf<Row>, "list">;

type Databases = Pick<ServiceContext, "db" | "primary" | "searches" | "metrics">;

interface ListRead extends ListedTable {
  /** The caller may read everything, so without conditions the maintained total is the total. */
  keptIsTotal: boolean;
  /** For looking up misspelt words. */
  vocabulary?: Vocabulary | undefined;
}

type ListReading = Counting & { place: ListRead; pages: ReturnType<typeof pagesOf> };

/** One page and the total: the maintained one without conditions, else counted up to a limit (docs/decisions/0014). */
export async function readList<Row>(
  context: Databases,
  place: ListRead,
  list: OpenList,
): Promise<ReadListOf<Row>> {
  const { compiled } = list;
  const { db } = context;
  if (!compiled.conditions.some(isSearch))
    return { list, ...(await readOnce<Row>(readingOf(db, db, place, compiled))) };
  return hasSections(compiled) ? readSearch(context, place, list) : readBounded(context, place, list);
}

/** Searches all items, or as many of the newest as don't take too long (`newest.ts`). */
async function readSearch<Row>(
  context: Databases,
  place: ListRead,
  list: OpenList,
): Promise<ReadListOf<Row>> {
  const { db, searches, metrics } = context;
  const key = totalKey(db, place, list.compiled);
  const steps = (list.since ? undefined : stepsOf(db).get(key)) ?? allSteps;
  const lateAt = performance.now() + searches.lastStepMilliseconds;
  let refusal: unknown;
  for (const [index, count] of steps.entries()) {
    if (performance.now() > lateAt && index < steps.length - 1) continue;
    try {
      const found = count ? await findSince(searches.db, place, list, count) : undefined;
      // There are no more than these, and they took too long.
      if (refusal && !found) continue;
      const since = found ?? list.since;
      const one = since ? amongNewest(place, list.compiled, since) : place;
      const read = await readBounded<Row>(context, one, list, since);
      metrics?.searched(since ? "newest" : "all");
      if (refusal && !list.since) stepsOf(db).set(key, steps.slice(index));
      return read;
    } catch (error) {
      if (!isTooExpensive(error)) throw error;
      refusal = error;
    }
  }
  throw refusalOf(refusal) ?? refusal;
}

/** @param since the date of the oldest item, to which `place` is restricted then */
async function readBounded<Row>(
  { db, primary, searches }: Databases,
  place: ListRead,
  list: OpenList,
  since?: Since,
): Promise<ReadListOf<Row>> {
  const { compiled, nearly, isNearly } = list;
  return runBounded(searches, place, compiled, async () => {
    const read = async (one: OpenList) => {
      const reading = readingOf(searches.db, db, place, one.compiled);
      const seal: OpenList["seal"] = (position) => one.seal({ ...position, since });
      return { list: { ...one, since, seal }, ...(await readOnce<Row>(reading)) };
    };
    if (nearly === undefined) return read(list);
    const readNearly = async () =>
      read(nearly(await findSimilarWords(primary, place.vocabulary, compiled.conditions)));
    if (isNearly) return readNearly();
    const found = await read(list);
    return found.totalCount > 0 || since ? found : unlessTooExpensive(readNearly, found);
  });
}

/** @param root the database of the pool `db`; identifies the caches */
function readingOf(
  db: Kysely<Database>,
  root: Kysely<Database>,
  place: ListRead,
  list: CompiledList,
): ListReading {
  const remembered = { totals: totalsOf(root), pages: pagesOf(root) };
  const one = place.newest ? { ...list, matches: list.filter } : list;
  return { db, ...remembered, place, list: one, key: totalKey(root, place, one) };
}

/** A repeated query is answered from the cache if no write since then meets its conditions. */
async function readOnce<Row>(reading: ListReading): Promise<Found<Row>> {
  const { db, pages, place, list } = reading;
  if (list.conditions.length === 0) return readMatching<Row>(reading);
  const key = `${reading.key}${list.page}`;
  const known = pages.get(key);
  if (known) {
    const { rows, kept } = await readAgain<Row>(db, place, known);
    const total = await updateTotal(reading, kept);
    if (total && known.changes >= total.touchedAt)
      return foundOf(rows, await settleTotal(reading, total.kept));
  }
  const { changes, ...found } = await readMatching<Row>({
    ...reading,
    list: await chooseDriver(reading),
  });
  const items = found.rows.map(({ id, order_keys }) => ({ id, order_keys }));
  pages.set(key, { items, changes });
  return found;
}

/**
 * One statement if the total is known, or few items match. The last known total decides how to read the page; the
 * counters that come with the page tell whether it is still right.
 */
async function readMatching<Row>(reading: ListReading): Promise<Found<Row> & { changes: number }> {
  const { db, place, list } = reading;
  if (place.keptIsTotal && list.conditions.length === 0) {
    const { rows, kept } = await readPage<Row>(db, place, list, "free");
    return { rows, totalCount: kept.total, changes: kept.changes };
  }
  const recalled = recallTotal(reading);
  const both = recalled ? undefined : await countWithPage<Row>(reading);
  const counted = recalled ?? both?.counted ?? (await settleTotal(reading));
  const { changes } = counted.kept;
  if (both && !counted.goesOn) return { ...foundOf(both.rows, counted), changes };
  if (!recalled && counted.matching === 0) return { ...foundOf([], counted), changes };
  const { rows, kept } = await readParts<Row>(reading, counted);
  const isRight = !recalled && kept.changes === changes;
  return { ...foundOf(rows, isRight ? counted : await settleTotal(reading, kept)), changes: kept.changes };
}

/** Undefined if the total doesn't decide how the page is read, or is counted by section. */
async function countWithPage<Row>(reading: ListReading) {
  const { db, place, list } = reading;
  if (!dependsOnTotal(list) || hasSections(list)) return undefined;
  const found = await countAndRead<Row>(db, place, list, countedFirst);
  return { rows: found.rows, counted: rememberTotal(reading, found) };
}

/** Fills the page from as many parts of the list as needed. */
async function readParts<Row>(reading: ListReading, counted: CountedTotal) {
  const { db, place, list } = reading;
  if (place.newest) return readPage<Row>(db, place, list, "gather");
  const [first = list, second] = splitByTitles(list, counted);
  const one = await readPage<Row>(db, place, first, await settleReading(reading, first, counted));
  if (!second || one.rows.length === list.limit) return one;
  const other = await readPage<Row>(db, place, second, await settleReading(reading, second, counted));
  // An item that was written in between may be in both.
  if (other.kept.changes !== one.kept.changes) return readPage<Row>(db, place, list, "free");
  return { rows: [...one.rows, ...other.rows].slice(0, list.limit), kept: other.kept };
}

function foundOf<Row>(rows: PageRow<Row>[], { matching, sections }: CountedTotal): Found<Row> {
  return { rows, totalCount: matching, sections };
}
