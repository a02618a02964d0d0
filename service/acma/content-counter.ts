import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";

/** Adds to the number of Contents of a type; only inside the transaction that changes `content`. */
export async function countContent(
  transaction: Kysely<Database>,
  { spaceId, contentTypeId }: { spaceId: string; contentTypeId: string },
  change: 1 | -1,
): Promise<void> {
  await transaction
    .insertInto("content_counter")
    .values({ space_id: spaceId, content_type_id: contentTypeId, total: change })
    .onConflict((conflict) =>
      conflict
        .columns(["space_id", "content_type_id"])
        .doUpdateSet({ total: sql`content_counter.total + excluded.total` }),
    )
    .execute();
}

/** How many Contents there are of these types, from one row for each. */
export async function contentTotal(
  db: Kysely<Database>,
  spaceId: string,
  contentTypeIds: "all" | string[],
): Promise<number> {
  if (contentTypeIds !== "all" && contentTypeIds.length === 0) return 0;
  const { total } = await db
    .selectFrom("content_counter")
    .select(sql<number>`coalesce(sum(total), 0)::integer`.as("total"))
    .where("space_id", "=", spaceId)
    .$if(contentTypeIds !== "all", (query) => query.where("content_type_id", "in", [...contentTypeIds]))
    .executeTakeFirstOrThrow();
  return total;
}
