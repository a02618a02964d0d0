import type { FastifyRequest } from "fastify";
import { enterSpace } from "#service/acma/enter-space.ts";
import { requireReadableContent } from "#service/acma/find-content.ts";
import { queryOf } from "#service/acma/list-answer.ts";
import { pathId } from "#service/acma/path-id.ts";
import { showContents } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseInclude } from "#service/query/list-parameters.ts";

/** `GET /spaces/{spaceId}/contents/{contentId}`, with `include` as on a list. */
export async function readContent(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const include = parseInclude(queryOf(request));
  const row = await requireReadableContent(context.db, visit, pathId(request, "contentId"));
  const [content] = await showContents(context, visit, [row], include);
  return content;
}
