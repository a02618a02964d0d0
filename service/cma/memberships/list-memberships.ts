import type { FastifyRequest } from "fastify";
import { answerList } from "#service/acma/list-answer.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { openRecordList } from "#service/cma/lists/open-record-list.ts";
import { readRecords } from "#service/cma/lists/read-records.ts";
import { membershipPaths } from "#service/cma/lists/record-paths.ts";
import { showMemberships } from "#service/cma/memberships/show-memberships.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/space-memberships`: the members of a Space; `include=1` puts user and roles in place. */
export async function listMemberships(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const list = openRecordList(context, request, {
    identity: [spaceId, "SpaceMembership"],
    paths: membershipPaths,
  });
  const all = context.db.selectFrom("space_membership").selectAll().where("space_id", "=", spaceId);
  return answerList(request, await readRecords(all, list), (rows) =>
    showMemberships(context.db, rows, list.parameters.include),
  );
}
