import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { pathId } from "#service/acma/path-id.ts";
import { contentTypeChangeSchema, type Frame } from "#service/cma/content-types/content-type-body.ts";
import { requireKnownTargets } from "#service/cma/content-types/known-targets.ts";
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
import { parseBody } from "#service/parse-body.ts";

/**
 * `PUT /spaces/{spaceId}/content-types/{contentTypeId}`: replaces the draft; requires `X-Service-Version`. Members see
 * it once it is published.
 */
export async function changeContentType(context: ServiceContext, request: FastifyRequest) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "contentTypes");
  const id = pathId(request, "contentTypeId");
  const updated = await changeSettings(context, stay, "contentTypes", async (transaction) => {
    const row = await requireManagedContentType(transaction, stay.spaceId, id);
    requireVersion(request, row.version);
    const frame = parseBody(contentTypeChangeSchema, request.body);
    await requireKnownTargets(transaction, { spaceId: stay.spaceId, ownId: id }, frame.fields);
    await requireNoOrphans(transaction, { spaceId: stay.spaceId, contentTypeId: id, fields: frame.fields });
    return writeFrame(transaction, row, { frame, by: stay.user.id, at: context.clock() });
  });
  return showContentType(updated);
}

export async function writeFrame(
  transaction: Transaction<Database>,
  row: ManagedContentTypeRow,
  { frame, by, at }: { frame: Frame; by: string | null; at: Date },
): Promise<ManagedContentTypeRow> {
  return transaction
    .updateTable("managed_content_type")
    .set({
      name: frame.name,
      display_field: frame.displayField,
      fields: JSON.stringify(frame.fields),
      status: row.publish_version === null ? "Draft" : "Changed",
      version: sql`version + 1`,
      updated_by: by,
      updated_at: at,
    })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
