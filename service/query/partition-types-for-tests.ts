import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { completePartition, fillPartition, openPartition } from "#service/query/list-partition.ts";

/** Lists read partitions, as an hour later in a Space that runs; without indexes, which take a second to make. */
export async function partitionTypes(db: Kysely<Database>): Promise<void> {
  const types = await db
    .selectFrom("content_type")
    .select(["space_id as spaceId", "id as contentTypeId"])
    .execute();
  for (const type of types) {
    const partition = await openPartition(db, type);
    if (partition === undefined || partition.isComplete) continue;
    await fillPartition(db, type, partition);
    await completePartition(db, partition);
  }
}
