import type { Kysely, Selectable } from "kysely";
import { notFound } from "#service/acma/path-id.ts";
import type { Database } from "#service/database/schema.ts";

export type MembershipRow = Selectable<Database["space_membership"]>;

/** @throws ServiceError `NotFound` */
export async function requireMembership(
  db: Kysely<Database>,
  spaceId: string,
  id: string,
): Promise<MembershipRow> {
  const row = await db
    .selectFrom("space_membership")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
