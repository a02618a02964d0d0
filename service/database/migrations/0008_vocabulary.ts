import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import {
  codePointText,
  createIndex,
  required,
  timestamp,
} from "#service/database/migrations/0001_columns.ts";

/** The words of searchable texts, and what is still to be read for them (`query/vocabulary.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const keys = ["space_id", "content_type_id"] as const;
  await ofType(db.schema.createTable("vocabulary"))
    .addColumn("locale", codePointText, required)
    .addColumn("spelling", codePointText, required)
    .addColumn("word", codePointText, required)
    .addPrimaryKeyConstraint("vocabulary_pkey", [...keys, "locale", "spelling", "word"])
    .execute();
  await ofType(db.schema.createTable("vocabulary_progress"))
    .addColumn("fields", codePointText, required)
    .addColumn("read_until", timestamp, required)
    .addColumn("read_id", codePointText, required)
    .addColumn("is_complete", "boolean", required)
    .addPrimaryKeyConstraint("vocabulary_progress_pkey", [...keys])
    .execute();
  await ofType(db.schema.createTable("unread_content"))
    .addColumn("content_id", codePointText, required)
    .execute();
  await createIndex(db, "unread_content", [...keys]);
  await queueWrites(db);
}

function ofType<Name extends string>(table: CreateTableBuilder<Name>) {
  return table
    .addColumn("space_id", codePointText, (column) =>
      column.notNull().references("space.id").onDelete("cascade"),
    )
    .addColumn("content_type_id", codePointText, required);
}

/** In the writer's transaction, whatever its version. */
async function queueWrites(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function content_unread() returns trigger language plpgsql as $$
    begin
      insert into unread_content (space_id, content_type_id, content_id)
      select space_id, content_type_id, id from written;
      return null;
    end $$`.execute(db);
  for (const event of ["insert", "update"]) {
    await sql`
      create trigger ${sql.ref(`content_unread_on_${event}`)} after ${sql.raw(event)} on content
      referencing new table as written for each statement execute function content_unread()`.execute(db);
  }
}
