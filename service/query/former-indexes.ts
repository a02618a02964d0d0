import { type Kysely, sql } from "kysely";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { dropIndex, hasOtherConnections } from "#service/database/make-index.ts";
import type { Database } from "#service/database/schema.ts";
import { formerPrefix } from "#service/query/index-definitions.ts";
import type { PartitionedType } from "#service/query/list-partition.ts";

interface FormerIndex {
  /** Ends with the name of its `IndexDefinition`. */
  name: string;
  isValid: boolean;
  /** Whether a list used it, according to PostgreSQL. */
  isUsed: boolean;
}

/** The indexes of `content` by which versions before migration 0011 read lists of a Content Type. */
export async function formerIndexes(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
): Promise<FormerIndex[]> {
  const { rows } = await sql<FormerIndex>`
    select class.relname as name, index.indisvalid as "isValid",
      coalesce(pg_stat_get_numscans(class.oid), 0) > 0 as "isUsed"
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where index.indrelid = 'content'::regclass
      and starts_with(class.relname, ${formerPrefix(spaceId, contentTypeId)}::text)`.execute(db);
  return rows;
}

/** Drops them once lists read a partition, because every write of a Content has to lock and check each. */
export async function dropFormerIndexes(db: Kysely<Database>, signal: AbortSignal): Promise<void> {
  const types = await db
    .selectFrom("listed_type")
    .select(["space_id as spaceId", "content_type_id as contentTypeId"])
    .where("is_complete", "=", true)
    .execute();
  const drop = async (connection: Kysely<Database>) => {
    // Otherwise each drop waits for statements that read Contents, and later ones queue behind it.
    const concurrently = hasOtherConnections(connection);
    for (const type of types) {
      for (const { name } of await formerIndexes(connection, type)) {
        signal.throwIfAborted();
        await dropIndex(connection, name, { concurrently });
      }
    }
  };
  await withAdvisoryLock(db, "atrium content indexes", drop, { signal });
}
