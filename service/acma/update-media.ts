import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { tagIds } from "#service/acma/content-body.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { enterSpace } from "#service/acma/enter-space.ts";
import { lockMediaFor } from "#service/acma/find-media.ts";
import { mediaBodySchema } from "#service/acma/media-body.ts";
import { pathId } from "#service/acma/path-id.ts";
import type { MediaRow } from "#service/acma/resource-rows.ts";
import { showMediaRows } from "#service/acma/show-resources.ts";
import { takeFiles } from "#service/acma/take-files.ts";
import { requireValidMedia } from "#service/acma/valid-media.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { parseBody } from "#service/parse-body.ts";
import { discardUploads } from "#service/upload/remove-uploads.ts";

interface Change {
  fields: FieldValues;
  /** Left as they are when undefined. */
  tags: string[] | undefined;
  by: string;
  at: Date;
}

/**
 * `PUT /spaces/{spaceId}/media/{mediaId}`: title and description whole; `fields.file` may be left out, and then stays
 * (`decisions.md`, "ACMA"). In it, an entry as a read gave it keeps the file of its locale, and `PENDING` brings another.
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
    return { row: await writeMedia(transaction, before, change), released: files.released };
  });
  context.mediaQueue.emit("queued");
  await discardUploads(context, visit.spaceId, released);
  const [media] = await showMediaRows(context, visit, [row], 0);
  return media;
}

async function writeMedia(
  transaction: Transaction<Database>,
  row: MediaRow,
  { fields, tags, by, at }: Change,
): Promise<MediaRow> {
  return transaction
    .updateTable("media")
    .set({
      fields: JSON.stringify(fields),
      ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
      version: sql`version + 1`,
      publish_version: sql`version + 1`,
      publish_counter: sql`publish_counter + 1`,
      publish_at: at,
      publish_by: by,
      updated_by: by,
      updated_at: at,
    })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
