import type { FastifyRequest } from "fastify";
import { pathId } from "#service/acma/path-id.ts";
import { requireManagedContentType } from "#service/cma/content-types/managed-content-type.ts";
import { showContentType } from "#service/cma/content-types/show-content-type.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/content-types/{contentTypeId}`: the draft, published or not. */
export async function readContentType(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const id = pathId(request, "contentTypeId");
  return showContentType(await requireManagedContentType(context.db, spaceId, id));
}
