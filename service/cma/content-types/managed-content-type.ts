import type { Kysely, Selectable } from "kysely";
import { notFound } from "#service/acma/path-id.ts";
import type { Database } from "#service/database/schema.ts";

export type ManagedContentTypeRow = Selectable<Database["managed_content_type"]>;

/** @throws ServiceError `NotFound` */
export async function requireManagedContentType(
  db: Kysely<Database>,
  spaceId: string,
  id: string,
): Promise<ManagedContentTypeRow> {
  const row = await db
    .selectFrom("managed_content_type")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
