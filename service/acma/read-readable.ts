import type { Kysely } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { hasIdOf } from "#service/acma/has-id-of.ts";
import { readGrants } from "#service/acma/permission.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";

/** The Contents with these ids that the member may read, in no order. */
export async function readableContents(
  db: Kysely<Database>,
  { actor, spaceId }: Visit,
  ids: string[],
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("content")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .where(readCondition(readGrants(actor, "Content"), actor.id))
    .execute();
}

/** The Media with these ids that the member may read, in no order. */
export async function readableMedia(
  db: Kysely<Database>,
  { actor, spaceId }: Visit,
  ids: string[],
): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("media")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .where(readCondition(readGrants(actor, "Media"), actor.id))
    .execute();
}
