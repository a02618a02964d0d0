import type { Kysely, Transaction } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { notFound } from "#service/acma/path-id.ts";
import { mayAct, requireMay } from "#service/acma/permission.ts";
import type { ContentRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";

/** @throws ServiceError `NotFound` if it doesn't exist or the member's role doesn't allow reading it. */
export async function requireReadableContent(
  db: Kysely<Database>,
  visit: Visit,
  id: string,
): Promise<ContentRow> {
  return requireReadable(visit, await selectContent(db, visit, id).executeTakeFirst());
}

/**
 * A Content for a change, locked until the transaction ends.
 * @throws ServiceError `NotFound` as for reading; `AccessDenied` if the member may read it but not change it this way.
 */
export async function lockContentFor(
  action: "update" | "delete",
  transaction: Transaction<Database>,
  visit: Visit,
  id: string,
): Promise<ContentRow> {
  const row = requireReadable(
    visit,
    await selectContent(transaction, visit, id).forUpdate().executeTakeFirst(),
  );
  requireMay(visit.actor, action, actedOn(row));
  return row;
}

function selectContent(db: Kysely<Database>, { spaceId }: Visit, id: string) {
  return db.selectFrom("content").selectAll().where("space_id", "=", spaceId).where("id", "=", id);
}

function requireReadable({ actor }: Visit, row: ContentRow | undefined): ContentRow {
  if (!row || !mayAct(actor, "read", actedOn(row))) throw notFound();
  return row;
}

function actedOn({ content_type_id, created_by }: ContentRow) {
  return { resource: "Content", contentType: content_type_id, createdBy: created_by } as const;
}
