import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { advancedSearchOf } from "#service/acma/advanced-search.ts";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import { keptMedia } from "#service/acma/kept.ts";
import { answerList, type KeyedRow, queryOf, type ReadList } from "#service/acma/list-answer.ts";
import { type ReadGrant, readGrants, wholeTypes } from "#service/acma/permission.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import type { MediaRow } from "#service/acma/resource-rows.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { mediaFields } from "#service/query/media-fields.ts";
import { type OpenList, openList } from "#service/query/open-list.ts";
import { readList } from "#service/query/read-list.ts";
import { searchedMedia } from "#service/query/searched-fields.ts";
import { vocabularyOf } from "#service/query/vocabulary.ts";

/** `GET /spaces/{spaceId}/media` */
export async function listMedia(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const grants = readGrants(visit.actor, "Media");
  if (grants.length === 0) throw new ServiceError("AccessDenied", "Your role does not let you read Media.");
  const place = {
    identity: [visit.spaceId, "Media"],
    resource: "Media",
    fields: mediaFields(visit.locales.locales),
    searched: searchedMedia(visit.locales, visit.actor.id),
    readable: readCondition(grants, visit.actor.id),
    advancedSearch: advancedSearchOf(request, reply, visit),
  } as const;
  const list = openList(parseListParameters(queryOf(request)), place, context.settings.cursorSecret);
  const read = await readMediaList(context, visit, list, grants);
  return answerList(request, read, (rows) => showMediaRows(context, visit, rows, list.parameters.include));
}

async function readMediaList(
  context: ServiceContext,
  { spaceId, locales }: Visit,
  list: OpenList,
  grants: ReadGrant[],
): Promise<ReadList<MediaRow & KeyedRow>> {
  const place = {
    table: "media",
    within: sql<boolean>`space_id = ${spaceId}`,
    keptIsTotal: wholeTypes(grants) === "all",
    ...keptMedia(spaceId),
    vocabulary: vocabularyOf(spaceId, "", searchedMedia(locales)),
  } as const;
  return readList<MediaRow>(context, place, list);
}
