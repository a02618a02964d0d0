import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";

/** Makes Content Types from before CMA managed ones, published as they are. Idempotent. */
export async function adoptContentTypes(db: Kysely<Database>, spaceId: string, now: Date): Promise<void> {
  await db
    .insertInto("managed_content_type")
    .columns([
      "space_id",
      "id",
      "name",
      "display_field",
      "fields",
      "status",
      "version",
      "publish_version",
      "publish_counter",
      "publish_at",
      "publish_first_at",
      "created_at",
      "updated_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("content_type")
        .where("space_id", "=", spaceId)
        .select((type) => [
          "space_id",
          "id",
          "name",
          "display_field",
          "fields",
          sql<"Published">`'Published'`.as("status"),
          "version",
          "version as publish_version",
          type.val(1).as("publish_counter"),
          sql<Date>`${now}::timestamptz`.as("publish_at"),
          sql<Date>`${now}::timestamptz`.as("publish_first_at"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
          sql<Date>`${now}::timestamptz`.as("updated_at"),
        ]),
    )
    .onConflict((conflict) => conflict.columns(["space_id", "id"]).doNothing())
    .execute();
}
