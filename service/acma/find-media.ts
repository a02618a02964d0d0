import type { Transaction } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { notFound } from "#service/acma/path-id.ts";
import { mayAct, requireMay } from "#service/acma/permission.ts";
import type { MediaRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";

/**
 * A Media for a change, locked until the transaction ends.
 * @throws ServiceError `NotFound` if it doesn't exist or isn't readable; `AccessDenied` if the member may read it but
 * not change it this way.
 */
export async function lockMediaFor(
  action: "update" | "delete",
  transaction: Transaction<Database>,
  { spaceId, actor }: Visit,
  id: string,
): Promise<MediaRow> {
  const row = await transaction
    .selectFrom("media")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const on = { resource: "Media", createdBy: row.created_by } as const;
  if (!mayAct(actor, "read", on)) throw notFound();
  requireMay(actor, action, on);
  return row;
}
