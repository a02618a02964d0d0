import type { FastifyRequest } from "fastify";
import { readContentList, requireGrants } from "#service/acma/content-list.ts";
import { findContentTypes } from "#service/acma/content-types.ts";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import { answerList, queryOf } from "#service/acma/list-answer.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import { showContents } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { type ListParameters, parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { requestedContentType } from "#service/query/resolve.ts";
import type { FieldCatalogue } from "#service/query/target.ts";

/** `GET /spaces/{spaceId}/contents`: every type; `fields.` keys only with `sys.contentType.sys.id` (`seed.md`, filter rule 3). */
export async function listContents(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const grants = requireGrants(visit);
  const parameters = parseListParameters(queryOf(request));
  const place = {
    identity: [visit.spaceId, "Content"],
    resource: "Content",
    fields: await fieldsAskedFor(context, visit, parameters),
    readable: readCondition(grants, visit.actor.id),
  } as const;
  const list = openList(parameters, place, context.settings.cursorSecret);
  const read = await readContentList(context.db, visit, list, { grants });
  return answerList(request, list, read, (rows) => showContents(context, visit, rows, parameters.include));
}

/** Undefined without a Content Type; a type that is not there has no fields. */
async function fieldsAskedFor(
  { db }: ServiceContext,
  { spaceId, locales }: Visit,
  { conditions }: ListParameters,
): Promise<FieldCatalogue | undefined> {
  const id = requestedContentType(conditions);
  if (id === undefined) return undefined;
  const type = (await findContentTypes(db, spaceId, [id])).get(id);
  return contentFields(type?.fields ?? [], locales);
}
