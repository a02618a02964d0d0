import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { KeptTotal } from "#service/query/total.ts";

/** How many Contents there are of these types, from one row for each that the database keeps (migration 0002). */
export async function keptContentTotal(
  db: Kysely<Database>,
  spaceId: string,
  contentTypeIds: "all" | string[],
): Promise<KeptTotal> {
  if (contentTypeIds !== "all" && contentTypeIds.length === 0) return { total: 0, changes: 0 };
  return db
    .selectFrom("content_counter")
    .select([
      sql<number>`coalesce(sum(total), 0)::integer`.as("total"),
      sql<number>`coalesce(sum(changes), 0)::bigint`.as("changes"),
    ])
    .where("space_id", "=", spaceId)
    .$if(contentTypeIds !== "all", (query) => query.where("content_type_id", "in", [...contentTypeIds]))
    .executeTakeFirstOrThrow();
}

export async function keptMediaTotal(db: Kysely<Database>, spaceId: string): Promise<KeptTotal> {
  const kept = await db
    .selectFrom("media_counter")
    .select(["total", "changes"])
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  return kept ?? { total: 0, changes: 0 };
}
