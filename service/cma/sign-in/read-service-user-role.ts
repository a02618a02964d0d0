import type { FastifyRequest } from "fastify";
import { pathId } from "#service/acma/path-id.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { requireServiceUserRole, showServiceUserRole } from "#service/cma/sign-in/find-service-user-role.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/service-user-roles/{serviceUserRoleId}` */
export async function readServiceUserRole(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const id = pathId(request, "serviceUserRoleId");
  return showServiceUserRole(await requireServiceUserRole(context.db, spaceId, id));
}
