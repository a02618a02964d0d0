import { type Kysely, sql } from "kysely";
import { cachePerDatabase } from "#service/database/cache-per-database.ts";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import { type Kept, parseKept, readKept } from "#service/query/kept.ts";
import { columnsOf, type ListedTable, type PageRow } from "#service/query/read-page.ts";

const rememberedPages = 2000;

/** The items of a page in their order, as of a number of changes. */
export interface RememberedPage {
  items: { id: string; order_keys: string }[];
  changes: number;
}

/** Cached pages of lists with conditions. */
export const pagesOf = cachePerDatabase<RememberedPage>({ max: rememberedPages });

/** The rows of a cached page by id, without searching again. `kept` tells whether anything was written since (`total.ts`). */
export async function readAgain<Row>(
  db: Kysely<Database>,
  place: ListedTable,
  { items }: RememberedPage,
): Promise<{ rows: PageRow<Row>[]; kept: Kept }> {
  const { table, within, kept } = place;
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<PageRow<Row>>`
    select ${columnsOf(place)}, ${kept} as kept from ${sql.table(table)}
    where ${allOf([within, sql`id = any(${ids}::text[])`])}`.execute(db);
  const [first] = rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: items.flatMap(({ id, order_keys }) => {
      const row = byId.get(id);
      return row ? [{ ...row, order_keys }] : [];
    }),
    kept: first ? parseKept(first.kept) : await readKept(db, { kept }),
  };
}
