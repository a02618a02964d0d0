import { type Kysely, type RawBuilder, sql } from "kysely";
import { codePointText, required } from "#service/database/migrations/0001_columns.ts";
import { lockForTriggers } from "#service/database/migrations/lock-for-triggers.ts";

/**
 * Every Content once more, for the lists of its Content Type: each type has a partition of its own, with indexes that no
 * statement about another type has to lock (docs/decisions/0057). Triggers write both in the writer's transaction, whatever its
 * version; `query/list-partition.ts` makes the partitions and copies what was there before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("listed_type")
    .addColumn("space_id", codePointText, required)
    .addColumn("content_type_id", codePointText, required)
    .addColumn("number", "integer", (column) => column.notNull().generatedAlwaysAsIdentity().unique())
    .addColumn("is_complete", "boolean", (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint("listed_type_pkey", ["space_id", "content_type_id"])
    .addForeignKeyConstraint(
      "listed_type_content_type",
      ["space_id", "content_type_id"],
      "content_type",
      ["space_id", "id"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("listed_order")
    .addColumn("space_id", codePointText, required)
    .addColumn("content_type_id", codePointText, required)
    .addColumn("path", codePointText, required)
    .addPrimaryKeyConstraint("listed_order_pkey", ["space_id", "content_type_id", "path"])
    .addForeignKeyConstraint(
      "listed_order_listed_type",
      ["space_id", "content_type_id"],
      "listed_type",
      ["space_id", "content_type_id"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
  // A process reads its types anew when a partition is complete, or an order asked for.
  for (const table of ["listed_type", "listed_order"]) {
    await sql`
      create trigger ${sql.ref(`${table}_frame_on_change`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function content_type_frame_on_change()`.execute(db);
  }
  // A column that `content` gets later is added to both, at the end: triggers and copies go by their order.
  await sql`
    create table listed_content (type_number integer not null, like content, primary key (id, type_number))
    partition by list (type_number)`.execute(db);
  await lockForTriggers(db, "content");
  await mirrorWrites(db);
}

const changing = [
  "fields",
  "tags",
  "version",
  "publish_version",
  "publish_counter",
  "publish_at",
  "publish_first_at",
  "publish_by",
  "created_by",
  "updated_by",
  "created_at",
  "updated_at",
];

async function mirrorWrites(db: Kysely<unknown>): Promise<void> {
  const written = sql`
    insert into listed_content select listed_type.number, written.*
    from written join listed_type using (space_id, content_type_id)`;
  const names = (table: string) => sql.join(changing.map((column) => sql.ref(`${table}${column}`)));
  await mirrorBy(db, "insert", sql`new table as written`, sql`${written};`);
  // One that is not copied yet is written as it is now.
  await mirrorBy(
    db,
    "update",
    sql`new table as written`,
    sql`${written} on conflict (id, type_number) do update set (${names("")}) = row(${names("excluded.")});`,
  );
  // By the name of the partition: a plan for any number would lock all of them.
  await mirrorBy(
    db,
    "delete",
    sql`old table as gone`,
    sql`
    for kind in
      select listed_type.number, array_agg(gone.id) as ids
      from gone join listed_type using (space_id, content_type_id) group by listed_type.number
    loop
      execute format('delete from %I where id = any($1)', 'listed_content_' || kind.number) using kind.ids;
    end loop;`,
  );
}

async function mirrorBy(
  db: Kysely<unknown>,
  event: "insert" | "update" | "delete",
  rows: RawBuilder<unknown>,
  body: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.ref(`content_listed_on_${event}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare kind record;
    begin ${body} return null; end $$`.execute(db);
  await sql`
    create trigger ${name} after ${sql.raw(event)} on content referencing ${rows}
    for each statement execute function ${name}()`.execute(db);
}
