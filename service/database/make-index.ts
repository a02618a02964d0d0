import { type Kysely, PGliteAdapter, type RawBuilder, sql } from "kysely";

export interface Index {
  name: string;
  table: string;
  /** Method, columns and condition: `using btree (…) where …`. */
  on: RawBuilder<unknown>;
}

/** PGlite has one connection: there are no writers that an index could hold up. */
export function hasOtherConnections<DB>(db: Kysely<DB>): boolean {
  return !(db.getExecutor().adapter instanceof PGliteAdapter);
}

/**
 * Makes an index unless it is there and valid. A concurrent one that was interrupted stays behind invalid: it costs every
 * write and serves no read, so it is dropped and made again. Not in a transaction when `concurrently`.
 */
export async function makeIndex<DB>(
  db: Kysely<DB>,
  { name, table, on }: Index,
  { concurrently }: { concurrently: boolean },
): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`.execute(
    db,
  );
  if (rows[0]?.valid) return;
  if (rows[0] !== undefined) await dropIndex(db, name, { concurrently });
  const how = concurrently ? sql`concurrently` : sql``;
  await sql`create index ${how} ${sql.ref(name)} on ${sql.table(table)} ${on}`.execute(db);
}

export async function dropIndex<DB>(
  db: Kysely<DB>,
  name: string,
  { concurrently }: { concurrently: boolean },
): Promise<void> {
  await sql`drop index ${concurrently ? sql`concurrently` : sql``} if exists ${sql.ref(name)}`.execute(db);
}
