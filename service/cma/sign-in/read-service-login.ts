import type { FastifyRequest } from "fastify";
import { queryOf } from "#service/acma/list-answer.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { requireServiceLoginRow, showServiceLogin } from "#service/cma/sign-in/find-service-login.ts";
import { requireServiceUserRole, showServiceUserRole } from "#service/cma/sign-in/find-service-user-role.ts";
import type { ServiceContext } from "#service/context.ts";
import { providerFaces } from "#service/identity/identity-providers.ts";
import { parseInclude } from "#service/query/list-parameters.ts";

/**
 * `GET /spaces/{spaceId}/service-login`; from `include=1` on, providers are told by `{id, label, icon}`, and the
 * default role stands in its place.
 */
export async function readServiceLogin(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const include = parseInclude(queryOf(request));
  const row = await requireServiceLoginRow(context.db, spaceId);
  const login = showServiceLogin(row);
  if (include === 0) return login;
  const faces = new Map(providerFaces(context.settings).map((face) => [face.id, face]));
  return {
    ...login,
    providers: row.providers.map((id) => faces.get(id) ?? { id, label: id }),
    defaultRole: showServiceUserRole(await requireServiceUserRole(context.db, spaceId, row.default_role_id)),
  };
}
