import type { Kysely } from "kysely";
import { createIndexConcurrently } from "#service/database/migrations/0001_columns.ts";

export const isTransactional = false;

/** The reading room's order: what was published last, of one type and of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, "content", ["space_id", "content_type_id", "publish_at", "id"]);
  await createIndexConcurrently(db, "content", ["space_id", "publish_at", "id"]);
  await createIndexConcurrently(db, "media", ["space_id", "publish_at", "id"]);
}
