import type { Kysely } from "kysely";
import {
  codePointText,
  createIndex,
  required,
  timestamp,
} from "#service/database/migrations/0001_columns.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUploadTables(db);
  await db.schema
    .createTable("media_job")
    .addColumn("space_id", codePointText, required)
    .addColumn("upload_id", codePointText, required)
    .addColumn("media_id", codePointText, required)
    .addColumn("locale", codePointText, required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("run_at", timestamp, required)
    .addColumn("claim_id", codePointText)
    .addColumn("lease_until", timestamp)
    .addPrimaryKeyConstraint("media_job_pkey", ["space_id", "upload_id"])
    .execute();
  await createIndex(db, "media_job", ["run_at"]);
}

async function createUploadTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("upload")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("created_by", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("expires_at", timestamp, required)
    .addColumn("size_bytes", "bigint", required)
    .addColumn("received_bytes", "bigint", required)
    .addColumn("metadata", "jsonb", required)
    .addColumn("completed_at", timestamp)
    .addColumn("media_id", codePointText)
    .addColumn("removed_at", timestamp)
    .addPrimaryKeyConstraint("upload_pkey", ["space_id", "id"])
    .execute();
  // What the sweep looks for: no Media took it in time, or its files are to go.
  await createIndex(db, "upload", ["media_id", "expires_at"]);
  await createIndex(db, "upload", ["removed_at"]);

  await db.schema
    .createTable("upload_piece")
    .addColumn("space_id", codePointText, required)
    .addColumn("upload_id", codePointText, required)
    .addColumn("start_byte", "bigint", required)
    .addColumn("storage_key", codePointText, required)
    .addPrimaryKeyConstraint("upload_piece_pkey", ["space_id", "upload_id", "start_byte"])
    .addForeignKeyConstraint(
      "upload_piece_upload",
      ["space_id", "upload_id"],
      "upload",
      ["space_id", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
}
