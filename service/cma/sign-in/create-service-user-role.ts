import type { FastifyReply, FastifyRequest } from "fastify";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import {
  requireKnownContentTypes,
  showServiceUserRole,
} from "#service/cma/sign-in/find-service-user-role.ts";
import { newServiceUserRoleSchema } from "#service/cma/sign-in/service-user-role-body.ts";
import type { ServiceContext } from "#service/context.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

/** `POST /spaces/{spaceId}/service-user-roles` with `{id?, name, rules}`. */
export async function createServiceUserRole(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "serviceLogin");
  const { id = newId(), ...role } = parseBody(newServiceUserRoleSchema, request.body);
  const now = context.clock();
  const row = await changeSettings(context, stay, "serviceLogin", async (transaction) => {
    await requireKnownContentTypes(transaction, stay.spaceId, role);
    return transaction
      .insertInto("service_user_role")
      .values({
        space_id: stay.spaceId,
        id,
        name: role.name,
        rules: JSON.stringify(role.rules),
        created_at: now,
        updated_at: now,
        updated_by: stay.user.id,
      })
      .onConflict((conflict) => conflict.columns(["space_id", "id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
  });
  if (row !== undefined) return reply.code(201).send(showServiceUserRole(row));
  const details = [{ path: "id", message: "Another ServiceUserRole of this Space has this id." }];
  throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}
