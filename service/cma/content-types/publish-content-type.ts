import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { pathId } from "#service/acma/path-id.ts";
import {
  type ManagedContentTypeRow,
  requireManagedContentType,
} from "#service/cma/content-types/managed-content-type.ts";
import { requireNoOrphans } from "#service/cma/content-types/orphaned-values.ts";
import { showContentType } from "#service/cma/content-types/show-content-type.ts";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import { requireVersion } from "#service/cma/required-version.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { type Frame, indexContentType } from "#service/query/content-type-indexes.ts";

/**
 * `PUT /spaces/{spaceId}/content-types/{contentTypeId}/published` with `X-Service-Version`: from now on, this version
 * validates writes. Publishing a published version changes nothing.
 */
export async function publishContentType(context: ServiceContext, request: FastifyRequest) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "contentTypes");
  const id = pathId(request, "contentTypeId");
  const published = await changeSettings(context, stay, "contentTypes", async (transaction) => {
    const row = await requireManagedContentType(transaction, stay.spaceId, id);
    requireVersion(request, row.version);
    return publish(transaction, row, { by: stay.user.id, at: context.clock() });
  });
  await indexPublished(context, published);
  return showContentType(published.row);
}

export interface Published {
  row: ManagedContentTypeRow;
  /** The version that was published before; undefined if nothing changes. */
  former: Frame | undefined;
}

/** @param by null for a command of the operator. Call `indexPublished` after the commit. */
export async function publish(
  transaction: Transaction<Database>,
  row: ManagedContentTypeRow,
  { by, at }: { by: string | null; at: Date },
): Promise<Published> {
  if (row.status === "Published") return { row, former: undefined };
  const former = await waitForWriters(transaction, row);
  await requireNoOrphans(transaction, {
    spaceId: row.space_id,
    contentTypeId: row.id,
    fields: row.fields,
  });
  await writePublished(transaction, row);
  return { row: await markPublished(transaction, row, { by, at }), former };
}

/** Waits for writers under the published type (`lockContentType`) and returns it; later writers use the new one. */
async function waitForWriters(
  transaction: Transaction<Database>,
  { space_id, id }: ManagedContentTypeRow,
): Promise<Frame | undefined> {
  return transaction
    .selectFrom("content_type")
    .select(["display_field", "fields"])
    .where("space_id", "=", space_id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

async function writePublished(transaction: Transaction<Database>, row: ManagedContentTypeRow): Promise<void> {
  const frame = {
    name: row.name,
    display_field: row.display_field,
    fields: JSON.stringify(row.fields),
    version: row.version,
  };
  await transaction
    .insertInto("content_type")
    .values({ space_id: row.space_id, id: row.id, ...frame })
    .onConflict((conflict) => conflict.columns(["space_id", "id"]).doUpdateSet(frame))
    .execute();
}

async function markPublished(
  transaction: Transaction<Database>,
  row: ManagedContentTypeRow,
  { by, at }: { by: string | null; at: Date },
): Promise<ManagedContentTypeRow> {
  return transaction
    .updateTable("managed_content_type")
    .set({
      status: "Published",
      publish_version: row.version,
      publish_counter: sql`publish_counter + 1`,
      publish_at: at,
      publish_first_at: row.publish_first_at ?? at,
      publish_by: by,
    })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Lists work without their indexes, only slower, so the publication stands even if this fails. Drops only indexes of
 * the previously published version: another version of the service may use others.
 */
export async function indexPublished(
  { unlimited, log, closing }: Pick<ServiceContext, "unlimited" | "log" | "closing">,
  { row: { space_id: spaceId, id: contentTypeId }, former }: Published,
): Promise<void> {
  try {
    await indexContentType(unlimited, { spaceId, contentTypeId }, { former, signal: closing });
  } catch (error) {
    log.error({ err: error, contentTypeId }, "the lists of a Content Type could not be indexed");
  }
}
