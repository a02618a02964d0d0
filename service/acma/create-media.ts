import type { FastifyReply, FastifyRequest } from "fastify";
import { tagIds } from "#service/acma/content-body.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import { mediaBodySchema } from "#service/acma/media-body.ts";
import { requireMay } from "#service/acma/permission.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import { takeFiles } from "#service/acma/take-files.ts";
import { requireValidMedia } from "#service/acma/valid-media.ts";
import { createdColumns } from "#service/acma/written-columns.ts";
import type { ServiceContext } from "#service/context.ts";
import { newId } from "#service/id.ts";
import { parseBody } from "#service/parse-body.ts";

/**
 * `POST /spaces/{spaceId}/media`: published at once, its file in state `PROCESSING` and without a `url`
 * (`decisions.md`, "Media processing").
 */
export async function createMedia(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = await enterSpace(context, request);
  const by = visit.actor.id;
  requireMay(visit.actor, "create", { resource: "Media", createdBy: by });
  const body = parseBody(mediaBodySchema, request.body);
  const texts = requireValidMedia(visit, body, {});
  const [id, at] = [newId(), context.clock()];
  const row = await context.db.transaction().execute(async (transaction) => {
    const files = { mediaId: id, held: {}, written: body.fields.file ?? {}, at };
    const { file } = await takeFiles(transaction, visit, files);
    const fields = { ...texts, file };
    return insertAsMember(transaction, visit, "media", {
      id,
      ...createdColumns({ fields, tags: tagIds(body), by, at }),
    });
  });
  context.mediaQueue.emit("queued");
  const [media] = await showMediaRows(context, visit, [row], 0);
  return reply.code(201).send(media);
}
