import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { type ListedTable, readPage } from "#service/query/read-page.ts";
import { runBounded } from "#service/query/run-bounded.ts";
import { countBounded, type KeptTotal, totalWithConditions } from "#service/query/total.ts";

export interface ReadListOf<Row> {
  rows: (Row & { order_keys: unknown })[];
  totalCount: number;
}

interface ListRead extends ListedTable {
  /** Of everything that the conditions choose from. */
  readKept: (db: Kysely<Database>) => Promise<KeptTotal>;
  /** The caller may read all that is kept, so without conditions the kept total is the total. */
  keptIsTotal: boolean;
}

/** One page and the total: kept without conditions, else counted up to a bound (docs/decisions/0008). */
export async function readList<Row>(
  db: Kysely<Database>,
  place: ListRead,
  { parameters, compiled }: OpenList,
): Promise<ReadListOf<Row>> {
  if (compiled.searched.length > 0) {
    return runBounded(db, place, compiled, async (bounded) => ({
      rows: await readPage<Row>(bounded, place, compiled),
      totalCount: await countBounded(bounded, place, compiled),
    }));
  }
  const keptIsTotal = place.keptIsTotal && parameters.conditions.length === 0;
  const readTotal = async () => {
    const kept = await place.readKept(db);
    return keptIsTotal ? kept.total : totalWithConditions(db, place, compiled, kept);
  };
  const [rows, totalCount] = await Promise.all([readPage<Row>(db, place, compiled), readTotal()]);
  return { rows, totalCount };
}
