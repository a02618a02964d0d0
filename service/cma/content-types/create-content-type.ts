import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { type Frame, newContentTypeSchema } from "#service/cma/content-types/content-type-body.ts";
import { requireKnownTargets } from "#service/cma/content-types/known-targets.ts";
import type { ManagedContentTypeRow } from "#service/cma/content-types/managed-content-type.ts";
import { showContentType } from "#service/cma/content-types/show-content-type.ts";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `POST /spaces/{spaceId}/content-types` with `{id?, name, displayField, fields}`: creates a draft that members don't
 * see yet.
 */
export async function createContentType(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "contentTypes");
  const { id = newId(), ...frame } = parseBody(newContentTypeSchema, request.body);
  const row = await changeSettings(context, stay, "contentTypes", async (transaction) => {
    await requireKnownTargets(transaction, { spaceId: stay.spaceId, ownId: id }, frame.fields);
    return insertContentType(
      transaction,
      { spaceId: stay.spaceId, id },
      {
        frame,
        by: stay.user.id,
        at: context.clock(),
      },
    );
  });
  return reply.code(201).send(showContentType(row));
}

/** @param by null for a command of the operator */
export async function insertContentType(
  db: Kysely<Database>,
  { spaceId, id }: { spaceId: string; id: string },
  { frame, by, at }: { frame: Frame; by: string | null; at: Date },
): Promise<ManagedContentTypeRow> {
  const row = await db
    .insertInto("managed_content_type")
    .values({
      space_id: spaceId,
      id,
      name: frame.name,
      display_field: frame.displayField,
      fields: JSON.stringify(frame.fields),
      status: "Draft",
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(["space_id", "id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return row;
  const details = [{ path: "id", message: "Another Content Type of this Space has this id." }];
  throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}
