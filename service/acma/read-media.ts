import type { FastifyRequest } from "fastify";
import { enterSpace } from "#service/acma/enter-space.ts";
import { queryOf } from "#service/acma/list-answer.ts";
import { notFound, pathId } from "#service/acma/path-id.ts";
import { readableMedia } from "#service/acma/read-readable.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseInclude } from "#service/query/list-parameters.ts";

/** `GET /spaces/{spaceId}/media/{mediaId}`, with `include` as on a list. */
export async function readMedia(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const include = parseInclude(queryOf(request));
  const rows = await readableMedia(context.db, visit, [pathId(request, "mediaId")]);
  const [media] = await showMediaRows(context, visit, rows, include);
  if (!media) throw notFound();
  return media;
}
