import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { type ListedTable, type PageRow, readPage } from "#service/query/read-page.ts";
import { chooseReading } from "#service/query/reading.ts";
import { runBounded } from "#service/query/run-bounded.ts";
import { isSearch } from "#service/query/searched.ts";
import { type Counting, readKept, recallTotal, settleTotal } from "#service/query/total.ts";

interface ReadListOf<Row> {
  rows: PageRow<Row>[];
  totalCount: number;
}

interface ListRead extends ListedTable {
  /** The caller may read all that is kept, so without conditions the kept total is the total. */
  keptIsTotal: boolean;
}

/** One page and the total: kept without conditions, else counted up to a bound (docs/decisions/0014). */
export async function readList<Row>(
  db: Kysely<Database>,
  place: ListRead,
  { compiled }: OpenList,
): Promise<ReadListOf<Row>> {
  if (!compiled.conditions.some(isSearch)) return readMatching({ db, root: db, place, list: compiled });
  return runBounded(db, place, compiled, (bounded) =>
    readMatching({ db: bounded, root: db, place, list: compiled }),
  );
}

/**
 * One statement where the total is known. The total that was counted last, if ever, says how the page is best
 * read; whether it is still right is seen by the kept total that comes with the page.
 */
async function readMatching<Row>(counting: Counting & { place: ListRead }): Promise<ReadListOf<Row>> {
  const { db, place, list } = counting;
  if (place.keptIsTotal && list.conditions.length === 0) {
    const { rows, kept } = await readPage<Row>(db, place, list, "free");
    return { rows, totalCount: kept.total };
  }
  const recalled = recallTotal(counting) ?? (await settleTotal(counting, await readKept(db, place)));
  const reading = chooseReading(list, recalled);
  const { rows, kept } = await readPage<Row>(db, place, list, reading);
  if (kept.changes === recalled.changes) return { rows, totalCount: recalled.matching };
  return { rows, totalCount: (await settleTotal(counting, kept)).matching };
}
