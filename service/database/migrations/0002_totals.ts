import { type Kysely, sql } from "kysely";
import { codePointText, required } from "#service/database/migrations/0001_columns.ts";

/**
 * The numbers of Contents per type and of Media, and of their changes, kept by triggers in the writer's
 * transaction: an unconditional `totalCount` is one row, and a counted conditional total is valid as long as
 * `changes` is the same.
 */
export async function keepTotals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("content_counter")
    .addColumn("changes", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("media_counter")
    .addColumn("space_id", codePointText, (column) => column.primaryKey().references("space.id"))
    .addColumn("total", "integer", required)
    .addColumn("changes", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into media_counter (space_id, total) select space_id, count(*) from media group by space_id`.execute(
    db,
  );
  await keepBy(db, "content", ["space_id", "content_type_id"]);
  await keepBy(db, "media", ["space_id"]);
}

async function keepBy(db: Kysely<unknown>, table: "content" | "media", columns: string[]): Promise<void> {
  const counter = sql.table(`${table}_counter`);
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const trigger = (event: string) => sql.ref(`${table}_counter_on_${event}`);
  const count = (rows: "written" | "gone", change: number) => sql`
    insert into ${counter} (${key}, total, changes)
    select ${key}, count(*) * ${sql.lit(change)}, 1 from ${sql.table(rows)} group by ${key} order by ${key}
    on conflict (${key}) do update set total = ${counter}.total + excluded.total, changes = ${counter}.changes + 1;`;
  const events = [
    { event: "insert", body: count("written", 1), transition: sql`new table as written` },
    { event: "update", body: count("written", 0), transition: sql`new table as written` },
    { event: "delete", body: count("gone", -1), transition: sql`old table as gone` },
  ];
  for (const { event, body, transition } of events) {
    await sql`
      create function ${trigger(event)}() returns trigger language plpgsql as $$
      begin ${body} return null; end $$`.execute(db);
    await sql`
      create trigger ${trigger(event)} after ${sql.raw(event)} on ${sql.table(table)} referencing ${transition}
      for each statement execute function ${trigger(event)}()`.execute(db);
  }
}
