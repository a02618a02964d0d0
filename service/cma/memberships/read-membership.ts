import type { FastifyRequest } from "fastify";
import { queryOf } from "#service/acma/list-answer.ts";
import { pathId } from "#service/acma/path-id.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { requireMembership } from "#service/cma/memberships/find-membership.ts";
import { showMemberships } from "#service/cma/memberships/show-memberships.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseInclude } from "#service/query/list-parameters.ts";

/** `GET /spaces/{spaceId}/space-memberships/{membershipId}`, with `include` as on a list. */
export async function readMembership(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const include = parseInclude(queryOf(request));
  const row = await requireMembership(context.db, spaceId, pathId(request, "membershipId"));
  const [membership] = await showMemberships(context.db, [row], include);
  return membership;
}
