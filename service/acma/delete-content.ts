import type { FastifyReply, FastifyRequest } from "fastify";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockContentFor } from "#service/acma/find-content.ts";
import { pathId } from "#service/acma/path-id.ts";
import type { ServiceContext } from "#service/context.ts";

/** `DELETE /spaces/{spaceId}/contents/{contentId}`: also unpublishes it (`seed.md`, "States"). Refers to it stay. */
export async function deleteContent(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const id = pathId(request, "contentId");
  await context.db.transaction().execute(async (transaction) => {
    const row = await lockContentFor("delete", transaction, visit, id);
    await transaction
      .deleteFrom("content")
      .where("space_id", "=", row.space_id)
      .where("id", "=", row.id)
      .execute();
  });
  return reply.code(204).send();
}
