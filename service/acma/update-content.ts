import type { FastifyRequest } from "fastify";
import { contentBodySchema, tagIds } from "#service/acma/content-body.ts";
import { lockContentType } from "#service/acma/content-types.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockContentFor } from "#service/acma/find-content.ts";
import { pathId } from "#service/acma/path-id.ts";
import { showContents } from "#service/acma/show-resources.ts";
import { requireValidFields } from "#service/acma/valid-fields.ts";
import { updatedColumns } from "#service/acma/written-columns.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";

/** `PUT /spaces/{spaceId}/contents/{contentId}`: replaces all `fields`; 409 if the version isn't current. */
export async function updateContent(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const id = pathId(request, "contentId");
  const updated = await context.db.transaction().execute(async (transaction) => {
    const row = await lockContentFor("update", transaction, visit, id);
    const body = parseBody(contentBodySchema, request.body);
    requireCurrentVersion(request, row.version);
    const contentType = await lockContentType(transaction, visit.spaceId, row.content_type_id);
    const fields = await requireValidFields(transaction, visit, contentType, body.fields, row.fields);
    const change = { fields, tags: tagIds(body), by: visit.actor.id, at: context.clock() };
    return transaction
      .updateTable("content")
      .set(updatedColumns(change))
      .where("space_id", "=", row.space_id)
      .where("id", "=", row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  const [content] = await showContents(context, visit, [updated], 0);
  return content;
}
