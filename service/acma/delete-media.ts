import type { FastifyReply, FastifyRequest } from "fastify";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockMediaFor } from "#service/acma/find-media.ts";
import { pathId } from "#service/acma/path-id.ts";
import type { ServiceContext } from "#service/context.ts";
import { uploadsOf } from "#service/media/stored-file.ts";
import { discardUploads, releaseUploads } from "#service/upload/remove-uploads.ts";

/** `DELETE /spaces/{spaceId}/media/{mediaId}`: also deletes its files. Refers to it stay. */
export async function deleteMedia(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const id = pathId(request, "mediaId");
  const released = await context.db.transaction().execute(async (transaction) => {
    const row = await lockMediaFor("delete", transaction, visit, id);
    const uploads = uploadsOf(row.fields.file);
    await releaseUploads(transaction, visit.spaceId, uploads, context.clock());
    await transaction
      .deleteFrom("media")
      .where("space_id", "=", visit.spaceId)
      .where("id", "=", row.id)
      .execute();
    return uploads;
  });
  await discardUploads(context, visit.spaceId, released);
  return reply.code(204).send();
}
