import type { FastifyReply, FastifyRequest } from "fastify";
import { advancedSearchOf } from "#service/acma/advanced-search.ts";
import { readContentList, requireGrants } from "#service/acma/content-list.ts";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import { answerList, queryOf } from "#service/acma/list-answer.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import { showContents } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { requestedContentType } from "#service/query/resolve.ts";
import type { FieldCatalogue } from "#service/query/target.ts";

/** `GET /spaces/{spaceId}/contents`: every type; `fields.` keys only with `sys.contentType.sys.id` (`seed.md`, filter rule 3). */
export async function listContents(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const grants = requireGrants(visit);
  const parameters = parseListParameters(queryOf(request));
  const contentTypeId = requestedContentType(parameters.conditions);
  const place = {
    identity: [visit.spaceId, "Content"],
    resource: "Content",
    fields: fieldsAskedFor(visit, contentTypeId),
    readable: readCondition(grants, visit.actor.id),
    advancedSearch: advancedSearchOf(request, reply, visit),
  } as const;
  const list = openList(parameters, place, context.settings.cursorSecret);
  const read = await readContentList(context.db, visit, list, { contentTypeId, grants });
  return answerList(request, list, read, (rows) => showContents(context, visit, rows, parameters.include));
}

/** Undefined without a Content Type; a type that is not there has no fields. */
function fieldsAskedFor({ locales, frame }: Visit, typeId: string | undefined): FieldCatalogue | undefined {
  return typeId === undefined ? undefined : contentFields(frame.types.get(typeId)?.fields ?? [], locales);
}
