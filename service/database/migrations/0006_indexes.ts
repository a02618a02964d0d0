import { type Kysely, sql } from "kysely";
import { dropIndex, hasOtherConnections, makeIndex } from "#service/database/make-index.ts";
import { createIndexConcurrently } from "#service/database/migrations/0001_columns.ts";

export const isTransactional = false;

/** "Mine", tags, and the pairs that a sweep removes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const concurrently = hasOtherConnections(db);
  await createIndexConcurrently(db, "content", ["space_id", "updated_by", "created_at", "id"]);
  for (const table of ["content", "media"]) {
    const tags = { name: `${table}_tags`, table, on: sql`using gin (tags jsonb_path_ops)` };
    await makeIndex(db, tags, { concurrently });
  }
  // The expression of `auth/sweep.ts`.
  const on = sql`using btree (greatest(coalesce(refresh_revoked_at, refresh_expires_at),
    coalesce(access_revoked_at, access_expires_at)))`;
  await makeIndex(db, { name: "token_pair_dead_at", table: "token_pair", on }, { concurrently });
  await dropIndex(db, "token_pair_refresh_expires_at", { concurrently });
}
