import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { PartitionedType } from "#service/query/list-partition.ts";

/** The paths of orders that a Content Type has indexes for. */
export async function notedOrders(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("listed_order")
    .select("path")
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/** Returns whether one of them was new. */
export async function noteOrders(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
  paths: string[],
): Promise<boolean> {
  if (paths.length === 0) return false;
  const noted = await db
    .insertInto("listed_order")
    .values(paths.map((path) => ({ space_id: spaceId, content_type_id: contentTypeId, path })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("path")
    .execute();
  return noted.length > 0;
}
