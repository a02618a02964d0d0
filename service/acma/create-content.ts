import type { FastifyReply, FastifyRequest } from "fastify";
import { contentBodySchema, tagIds } from "#service/acma/content-body.ts";
import { lockContentType, requireFramedType } from "#service/acma/content-types.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import { pathId } from "#service/acma/path-id.ts";
import { requireMay } from "#service/acma/permission.ts";
import { showContents } from "#service/acma/show-resources.ts";
import { requireValidFields } from "#service/acma/valid-fields.ts";
import { createdColumns } from "#service/acma/written-columns.ts";
import type { ServiceContext } from "#service/context.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `POST /spaces/{spaceId}/content-types/{contentTypeId}/contents` with `{fields, metadata?}`: published at once
 * (`seed.md`, "States").
 */
export async function createContent(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const { id } = requireFramedType(visit, pathId(request, "contentTypeId"));
  const by = visit.actor.id;
  requireMay(visit.actor, "create", { resource: "Content", contentType: id, createdBy: by });
  const body = parseBody(contentBodySchema, request.body);
  const row = await context.db.transaction().execute(async (transaction) => {
    const contentType = await lockContentType(transaction, visit.spaceId, id);
    const fields = await requireValidFields(transaction, visit, contentType, body.fields);
    return insertAsMember(transaction, visit, "content", {
      id: newId(),
      content_type_id: id,
      ...createdColumns({ fields, tags: tagIds(body), by, at: context.clock() }),
    });
  });
  const [content] = await showContents(context, visit, [row], 0);
  return reply.code(201).send(content);
}
