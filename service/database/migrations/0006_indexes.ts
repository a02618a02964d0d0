import { type Kysely, sql } from "kysely";
import { hasOtherConnections, makeIndex } from "#service/database/make-index.ts";
import { createIndexConcurrently } from "#service/database/migrations/0001_columns.ts";

export const isTransactional = false;

/** "Mine" and tags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const concurrently = hasOtherConnections(db);
  await createIndexConcurrently(db, "content", ["space_id", "updated_by", "created_at", "id"]);
  for (const table of ["content", "media"]) {
    const tags = { name: `${table}_tags`, table, on: sql`using gin (tags jsonb_path_ops)` };
    await makeIndex(db, tags, { concurrently });
  }
}
