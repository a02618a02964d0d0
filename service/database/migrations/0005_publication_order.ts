import type { Kysely } from "kysely";
import { createIndex } from "#service/database/migrations/0001_columns.ts";

/** The reading room's order: what was published last, of one type and of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, "content", ["space_id", "content_type_id", "publish_at", "id"]);
  await createIndex(db, "content", ["space_id", "publish_at", "id"]);
  await createIndex(db, "media", ["space_id", "publish_at", "id"]);
}
