import { type Kysely, type RawBuilder, sql } from "kysely";
import { codePointText, required } from "#service/database/migrations/0001_columns.ts";
import { lockForTriggers } from "#service/database/migrations/lock-for-triggers.ts";

/** A statement that writes more than a page, or long texts, is not noted: reading it would cost more than a list read anew. */
const mostNoted = 20;
const mostNotedBytes = 100_000;

/**
 * What was written in the last minutes, as it was and as it is, so that a remembered list knows whether a write can have changed
 * it (`query/recent-writes.ts`). A row for each statement and Content Type, as `changes` counts them. Unlogged: it need not
 * outlast a crash, and a standby doesn't have it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await noteWrites(db, "content", ["space_id", "content_type_id"]);
  await noteWrites(db, "media", ["space_id"]);
}

async function noteWrites(db: Kysely<unknown>, table: "content" | "media", columns: string[]): Promise<void> {
  const writes = `${table}_write`;
  let creation = db.schema.createTable(writes);
  for (const column of columns) creation = creation.addColumn(column, codePointText, required);
  await creation
    .addColumn("transaction", sql`xid8`, required)
    .addColumn("written_at", "timestamptz", required)
    .addColumn("before", "jsonb", required)
    .addColumn("after", "jsonb", required)
    .execute();
  await sql`alter table ${sql.table(writes)} set unlogged`.execute(db);
  await db.schema
    .createIndex(`${writes}_transaction`)
    .on(writes)
    .columns([...columns, "transaction"])
    .execute();
  await db.schema.createIndex(`${writes}_written_at`).on(writes).column("written_at").execute();
  await lockForTriggers(db, table);
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const isOf = (rows: "written" | "gone") =>
    sql.join(
      columns.map((column) => sql`${sql.ref(`${rows}.${column}`)} = ${sql.ref(`small.${column}`)}`),
      sql` and `,
    );
  const images = (rows: "written" | "gone") =>
    sql`(select jsonb_agg(${sql.table(rows)}) from ${sql.table(rows)} where ${isOf(rows)})`;
  const none = sql`'[]'`;
  const note = (by: "written" | "gone", before: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
    insert into ${sql.table(writes)} (${key}, transaction, written_at, before, after)
    select ${key}, pg_current_xact_id(), clock_timestamp(), ${before}, ${after} from (
      select ${key} from ${sql.table(by)} group by ${key}
      having count(*) <= ${sql.lit(mostNoted)} and sum(pg_column_size(fields)) <= ${sql.lit(mostNotedBytes)}
    ) as small`;
  await noteBy(db, table, "insert", {
    transition: sql`new table as written`,
    note: note("written", none, images("written")),
  });
  await noteBy(db, table, "update", {
    transition: sql`old table as gone new table as written`,
    note: note("written", images("gone"), images("written")),
  });
  await noteBy(db, table, "delete", {
    transition: sql`old table as gone`,
    note: note("gone", images("gone"), none),
  });
}

async function noteBy(
  db: Kysely<unknown>,
  table: string,
  event: "insert" | "update" | "delete",
  { transition, note }: { transition: RawBuilder<unknown>; note: RawBuilder<unknown> },
): Promise<void> {
  const name = sql.ref(`${table}_write_on_${event}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin ${note}; return null; end $$`.execute(db);
  await sql`
    create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} referencing ${transition}
    for each statement execute function ${name}()`.execute(db);
}
