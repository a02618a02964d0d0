import type { Kysely } from "kysely";
import {
  codePointText,
  createIndex,
  required,
  timestamp,
} from "#service/database/migrations/0001_columns.ts";

export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_type")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("name", codePointText, required)
    .addColumn("display_field", codePointText, required)
    .addColumn("fields", "jsonb", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("content_type_pkey", ["space_id", "id"])
    .execute();

  await resourceTable(db, "content")
    .addColumn("content_type_id", codePointText, required)
    .addForeignKeyConstraint("content_content_type", ["space_id", "content_type_id"], "content_type", [
      "space_id",
      "id",
    ])
    .execute();
  // The default order of a list, of one type and of all; the latest changes; "mine".
  await createIndex(db, "content", ["space_id", "content_type_id", "created_at", "id"]);
  await createIndex(db, "content", ["space_id", "content_type_id", "updated_at", "id"]);
  await createIndex(db, "content", ["space_id", "created_at", "id"]);
  await createIndex(db, "content", ["space_id", "updated_at", "id"]);
  await createIndex(db, "content", ["space_id", "created_by", "created_at", "id"]);

  await db.schema
    .createTable("content_counter")
    .addColumn("space_id", codePointText, required)
    .addColumn("content_type_id", codePointText, required)
    .addColumn("total", "integer", required)
    .addPrimaryKeyConstraint("content_counter_pkey", ["space_id", "content_type_id"])
    .addForeignKeyConstraint(
      "content_counter_content_type",
      ["space_id", "content_type_id"],
      "content_type",
      ["space_id", "id"],
    )
    .execute();
}

export async function createMediaTable(db: Kysely<unknown>): Promise<void> {
  await resourceTable(db, "media").execute();
  await createIndex(db, "media", ["space_id", "created_at", "id"]);
  await createIndex(db, "media", ["space_id", "updated_at", "id"]);
  await createIndex(db, "media", ["space_id", "created_by", "created_at", "id"]);
}

/** The columns that Content and Media share (`ResourceColumns` of schema.ts). */
function resourceTable(db: Kysely<unknown>, name: "content" | "media") {
  return db.schema
    .createTable(name)
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("tags", "jsonb", required)
    .addColumn("fields", "jsonb", required)
    .addColumn("version", "integer", required)
    .addColumn("publish_version", "integer", required)
    .addColumn("publish_counter", "integer", required)
    .addColumn("publish_at", timestamp, required)
    .addColumn("publish_first_at", timestamp, required)
    .addColumn("publish_by", codePointText, required)
    .addColumn("created_by", codePointText, required)
    .addColumn("updated_by", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addPrimaryKeyConstraint(`${name}_pkey`, ["space_id", "id"]);
}
