import type { FastifyRequest } from "fastify";
import { answerList } from "#service/acma/list-answer.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { openRecordList } from "#service/cma/lists/open-record-list.ts";
import { readRecords } from "#service/cma/lists/read-records.ts";
import { spaceRolePaths } from "#service/cma/lists/record-paths.ts";
import { showSpaceRole } from "#service/cma/show.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/space-roles` */
export async function listSpaceRoles(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const list = openRecordList(context, request, {
    identity: [spaceId, "SpaceRole"],
    paths: spaceRolePaths,
  });
  const all = context.db.selectFrom("space_role").selectAll().where("space_id", "=", spaceId);
  return answerList(request, await readRecords(all, list), async (rows) => rows.map(showSpaceRole));
}
