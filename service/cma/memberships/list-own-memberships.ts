import type { FastifyRequest } from "fastify";
import { answerList } from "#service/acma/list-answer.ts";
import { openRecordList } from "#service/cma/lists/open-record-list.ts";
import { readRecords } from "#service/cma/lists/read-records.ts";
import { membershipPaths } from "#service/cma/lists/record-paths.ts";
import { showMemberships } from "#service/cma/memberships/show-memberships.ts";
import { requirePlatformUser } from "#service/cma/platform-user.ts";
import type { ServiceContext } from "#service/context.ts";

/**
 * `GET /me/space-memberships`: with `include=1` the details of the Space are in the response (seed.md "CMA: Space
 * Membership").
 */
export async function listOwnMemberships(context: ServiceContext, request: FastifyRequest) {
  const user = await requirePlatformUser(context, request);
  const list = openRecordList(context, request, {
    identity: ["User", user.id, "SpaceMembership"],
    paths: membershipPaths,
  });
  const all = context.db.selectFrom("space_membership").selectAll().where("user_id", "=", user.id);
  return answerList(request, await readRecords(all, list), (rows) =>
    showMemberships(context.db, rows, list.parameters.include),
  );
}
