import type { FastifyRequest } from "fastify";
import { answerList } from "#service/acma/list-answer.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { openRecordList } from "#service/cma/lists/open-record-list.ts";
import { readRecords } from "#service/cma/lists/read-records.ts";
import { serviceUserRolePaths } from "#service/cma/lists/record-paths.ts";
import { showServiceUserRole } from "#service/cma/sign-in/find-service-user-role.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/service-user-roles` */
export async function listServiceUserRoles(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const list = openRecordList(context, request, {
    identity: [spaceId, "ServiceUserRole"],
    paths: serviceUserRolePaths,
  });
  const all = context.db.selectFrom("service_user_role").selectAll().where("space_id", "=", spaceId);
  return answerList(request, await readRecords(all, list), async (rows) => rows.map(showServiceUserRole));
}
