import { type Kysely, PGliteAdapter, type RawBuilder, sql } from "kysely";

export interface Index {
  name: string;
  table: string;
  /** Method, columns and condition: `using btree (…) where …`. */
  on: RawBuilder<unknown>;
}

/** PGlite has one connection, so there are no writers that an index build could block. */
export function hasOtherConnections<DB>(db: Kysely<DB>): boolean {
  return !(db.getExecutor().adapter instanceof PGliteAdapter);
}

/**
 * Creates an index unless a valid one exists. An interrupted concurrent build leaves an invalid one, which slows every
 * write and serves no read, so it is dropped and built again. With `concurrently`, not in a transaction.
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
