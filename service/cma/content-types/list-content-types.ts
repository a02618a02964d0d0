import type { FastifyRequest } from "fastify";
import { answerList } from "#service/acma/list-answer.ts";
import { showContentType } from "#service/cma/content-types/show-content-type.ts";
import { enterSpace } from "#service/cma/enter-space.ts";
import { openRecordList } from "#service/cma/lists/open-record-list.ts";
import { readRecords } from "#service/cma/lists/read-records.ts";
import { contentTypePaths } from "#service/cma/lists/record-paths.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /spaces/{spaceId}/content-types` */
export async function listContentTypes(context: ServiceContext, request: FastifyRequest) {
  const { spaceId } = await enterSpace(context, request);
  const list = openRecordList(context, request, {
    identity: [spaceId, "ContentType"],
    paths: contentTypePaths,
  });
  const all = context.db.selectFrom("managed_content_type").selectAll().where("space_id", "=", spaceId);
  return answerList(request, await readRecords(all, list), async (rows) => rows.map(showContentType));
}
