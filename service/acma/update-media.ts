import type { FastifyRequest } from "fastify";
import { tagIds } from "#service/acma/content-body.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockMediaFor } from "#service/acma/find-media.ts";
import { mediaBodySchema } from "#service/acma/media-body.ts";
import { pathId } from "#service/acma/path-id.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import { takeFiles } from "#service/acma/take-files.ts";
import { requireValidMedia } from "#service/acma/valid-media.ts";
import { updatedColumns } from "#service/acma/written-columns.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";
import { discardUploads } from "#service/upload/remove-uploads.ts";

/**
 * `PUT /spaces/{spaceId}/media/{mediaId}`: replaces title and description; `fields.file` stays if it is absent
 * (`decisions.md`, "ACMA"). In it, an entry as a read returned it keeps the file of its locale, and `PENDING` replaces
 * it.
 */
export async function updateMedia(context: ServiceContext, request: FastifyRequest) {
  const visit = await enterSpace(context, request);
  const id = pathId(request, "mediaId");
  const at = context.clock();
  const { row, released } = await context.db.transaction().execute(async (transaction) => {
    const before = await lockMediaFor("update", transaction, visit, id);
    const body = parseBody(mediaBodySchema, request.body);
    requireCurrentVersion(request, before.version);
    const held = before.fields.file ?? {};
    const texts = requireValidMedia(visit, body, held);
    const written = body.fields.file;
    const files =
      written === undefined
        ? { file: held, released: [] }
        : await takeFiles(transaction, visit, { mediaId: id, held, written, at });
    const change = { fields: { ...texts, file: files.file }, tags: tagIds(body), by: visit.actor.id, at };
    const row = await transaction
      .updateTable("media")
      .set(updatedColumns(change))
      .where("space_id", "=", before.space_id)
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, released: files.released };
  });
  context.mediaQueue.emit("queued");
  await discardUploads(context, visit.spaceId, released);
  const [media] = await showMediaRows(context, visit, [row], 0);
  return media;
}
