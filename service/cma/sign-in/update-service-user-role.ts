import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { pathId } from "#service/acma/path-id.ts";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import { requireVersion } from "#service/cma/required-version.ts";
import {
  requireKnownContentTypes,
  requireServiceUserRole,
  showServiceUserRole,
} from "#service/cma/sign-in/find-service-user-role.ts";
import { serviceUserRoleChangeSchema } from "#service/cma/sign-in/service-user-role-body.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `PUT /spaces/{spaceId}/service-user-roles/{serviceUserRoleId}`, whole, with `X-Service-Version`. It holds for the
 * next request of each member.
 */
export async function updateServiceUserRole(context: ServiceContext, request: FastifyRequest) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "serviceLogin");
  const id = pathId(request, "serviceUserRoleId");
  const updated = await changeSettings(context, stay, "serviceLogin", async (transaction) => {
    requireVersion(request, (await requireServiceUserRole(transaction, stay.spaceId, id)).version);
    const role = parseBody(serviceUserRoleChangeSchema, request.body);
    await requireKnownContentTypes(transaction, stay.spaceId, role);
    return transaction
      .updateTable("service_user_role")
      .set({
        name: role.name,
        rules: JSON.stringify(role.rules),
        version: sql`version + 1`,
        updated_by: stay.user.id,
        updated_at: context.clock(),
      })
      .where("space_id", "=", stay.spaceId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return showServiceUserRole(updated);
}
