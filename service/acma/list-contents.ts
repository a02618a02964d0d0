import type { FastifyReply, FastifyRequest } from "fastify";
import { advancedSearchOf } from "#service/acma/advanced-search.ts";
import { readContentList, requireGrants } from "#service/acma/content-list.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { answerList, queryOf } from "#service/acma/list-answer.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import { showContents } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { requestedContentType } from "#service/query/resolve.ts";
import { searchedContent } from "#service/query/searched-fields.ts";

/**
 * `GET /spaces/{spaceId}/contents`: every type; `fields.` keys only with `sys.contentType.sys.id` (`seed.md`, filter
 * rule 3).
 */
export async function listContents(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const grants = requireGrants(visit);
  const parameters = parseListParameters(queryOf(request));
  const asked = requestedContentType(parameters.conditions);
  const type = asked === undefined ? undefined : visit.frame.types.get(asked);
  const place = {
    identity: [visit.spaceId, "Content"],
    resource: "Content",
    // An unknown type has no fields.
    fields: asked === undefined ? undefined : contentFields(type?.fields ?? [], visit.locales),
    ...(type && { searched: searchedContent(type, visit.locales, visit.actor.id) }),
    readable: readCondition(grants, visit.actor.id),
    advancedSearch: advancedSearchOf(request, reply, visit),
  } as const;
  const list = openList(parameters, place, context.settings.cursorSecret);
  const read = await readContentList(context, visit, list, { contentTypeId: type?.id, grants });
  return answerList(request, read, (rows) => showContents(context, visit, rows, parameters.include));
}
