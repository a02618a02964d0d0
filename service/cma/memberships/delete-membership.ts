import type { FastifyReply, FastifyRequest } from "fastify";
import { pathId } from "#service/acma/path-id.ts";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import { requireMembership } from "#service/cma/memberships/find-membership.ts";
import { requireManager } from "#service/cma/memberships/last-manager.ts";
import type { ServiceContext } from "#service/context.ts";

/** `DELETE /spaces/{spaceId}/space-memberships/{membershipId}`: 204, without a version header (seed.md); 409 `LastManager`. */
export async function deleteMembership(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "members");
  const id = pathId(request, "membershipId");
  await changeSettings(context, stay, "members", async (transaction) => {
    const row = await requireMembership(transaction, stay.spaceId, id);
    await transaction
      .deleteFrom("space_membership")
      .where("space_id", "=", row.space_id)
      .where("id", "=", row.id)
      .execute();
    await requireManager(transaction, stay.spaceId);
  });
  return reply.code(204).send();
}
