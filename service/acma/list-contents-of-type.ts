import type { FastifyReply, FastifyRequest } from "fastify";
import { advancedSearchOf } from "#service/acma/advanced-search.ts";
import { readContentList, requireGrants } from "#service/acma/content-list.ts";
import { requireFramedType } from "#service/acma/content-types.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { answerList, queryOf } from "#service/acma/list-answer.ts";
import { pathId } from "#service/acma/path-id.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import { showContents } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { searchedContent } from "#service/query/searched-fields.ts";

/** `GET /spaces/{spaceId}/content-types/{contentTypeId}/contents` */
export async function listContentsOfType(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const visit = await enterSpace(context, request);
  const { actor, spaceId, locales } = visit;
  const contentType = requireFramedType(visit, pathId(request, "contentTypeId"));
  const grants = requireGrants(visit, contentType.id);
  const place = {
    identity: [spaceId, "Content", contentType.id],
    resource: "Content",
    fields: contentFields(contentType.fields, locales),
    searched: searchedContent(contentType, locales, actor.id),
    readable: readCondition(grants, actor.id),
    advancedSearch: advancedSearchOf(request, reply, visit),
  } as const;
  const list = openList(parseListParameters(queryOf(request)), place, context.settings.cursorSecret);
  const read = await readContentList(context, visit, list, { contentTypeId: contentType.id, grants });
  return answerList(request, read, (rows) => showContents(context, visit, rows, list.parameters.include));
}
