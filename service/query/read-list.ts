import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { type ListedTable, type PageRow, readPage } from "#service/query/read-page.ts";
import { chooseReading } from "#service/query/reading.ts";
import { runBounded } from "#service/query/run-bounded.ts";
import { isSearch } from "#service/query/searched.ts";
import { type KeptTotal, readTotal } from "#service/query/total.ts";

interface ReadListOf<Row> {
  rows: PageRow<Row>[];
  totalCount: number;
}

interface ListRead extends ListedTable {
  /** Of everything that the conditions choose from. */
  readKept: (db: Kysely<Database>) => Promise<KeptTotal>;
  /** The caller may read all that is kept, so without conditions the kept total is the total. */
  keptIsTotal: boolean;
}

/** One page and the total: kept without conditions, else counted up to a bound (docs/decisions/0011). */
export async function readList<Row>(
  db: Kysely<Database>,
  place: ListRead,
  { compiled }: OpenList,
): Promise<ReadListOf<Row>> {
  if (compiled.conditions.length === 0) {
    const [rows, kept] = await Promise.all([readPage<Row>(db, place, compiled, "free"), place.readKept(db)]);
    return { rows, totalCount: place.keptIsTotal ? kept.total : await readTotal(db, place, compiled, kept) };
  }
  if (!compiled.conditions.some(isSearch)) return readMatching(db, db, place, compiled);
  return runBounded(db, place, compiled, (bounded) => readMatching(db, bounded, place, compiled));
}

/** The total first: it says how the page is best read. */
async function readMatching<Row>(
  root: Kysely<Database>,
  db: Kysely<Database>,
  place: ListRead,
  list: OpenList["compiled"],
): Promise<ReadListOf<Row>> {
  const kept = await place.readKept(db);
  const totalCount = await readTotal(db, place, list, kept, root);
  const reading = chooseReading(list, { matching: totalCount, outOf: kept.total });
  return { rows: await readPage<Row>(db, place, list, reading), totalCount };
}
