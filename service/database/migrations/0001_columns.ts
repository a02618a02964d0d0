import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { hasOtherConnections, makeIndex } from "#service/database/make-index.ts";

/**
 * Text that is compared and ordered by code point whatever the database's own collation is (decisions.md
 * "Lists"), so that an index serves `order by … , id` and a cursor means the same on every database.
 */
export const codePointText = sql`text collate "C"`;
export const timestamp = sql`timestamptz(3)`;

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createIndex(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** The same on a table that may hold millions of rows, without blocking writers. Only in a migration that is not transactional. */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  table: string,
  columns: string[],
): Promise<void> {
  const name = `${table}_${columns.join("_")}`;
  const on = sql`using btree (${sql.join(columns.map((column) => sql.ref(column)))})`;
  await makeIndex(db, { name, table, on }, { concurrently: hasOtherConnections(db) });
}
