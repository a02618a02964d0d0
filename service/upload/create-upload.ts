import type { FastifyReply, FastifyRequest } from "fastify";
import { enterSpace } from "#service/acma/enter-space.ts";
import { notFound } from "#service/acma/path-id.ts";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { requireMayUpload } from "#service/upload/may-upload.ts";
import { insertUpload, type UploadRow } from "#service/upload/new-upload.ts";
import { drain, receivedBytes, requireLengthWithin } from "#service/upload/received-bytes.ts";
import { discardUploads } from "#service/upload/remove-uploads.ts";
import { showUpload } from "#service/upload/show-upload.ts";
import { originalKey } from "#service/upload/upload-files.ts";

/** `POST /spaces/{spaceId}/uploads`: streams the raw body into the storage (`decisions.md`, "Upload service"). */
export async function createUpload(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const { uploadMaxBytes } = context.settings;
  try {
    const visit = await enterSpace(context, request);
    requireMayUpload(visit.actor);
    requireLengthWithin(request.raw, uploadMaxBytes);
    const row = await insertUpload(context, visit, { sizeBytes: 0 });
    const stored = await storeBody(context, request, row);
    return reply.code(201).send(showUpload(stored));
  } catch (error) {
    drain(request.raw);
    throw error;
  }
}

async function storeBody(
  context: ServiceContext,
  request: FastifyRequest,
  row: UploadRow,
): Promise<UploadRow> {
  try {
    const bytes = receivedBytes(request.raw, context.settings.uploadMaxBytes);
    const sizeBytes = await context.files.write(originalKey(row), bytes);
    if (sizeBytes === 0) throw emptyFile();
    return await completeUpload(context, row, sizeBytes);
  } catch (error) {
    await discardUploads(context, row.space_id, [row.id]);
    throw error;
  }
}

function emptyFile(): ServiceError {
  return new ServiceError("ValidationFailed", "The file is empty.", [
    { path: "body", message: "Must have one byte or more." },
  ]);
}

/**
 * @throws ServiceError `NotFound` if the Upload was removed while its bytes arrived: its member was deleted, or it took
 * a day
 */
async function completeUpload({ db, clock }: ServiceContext, row: UploadRow, sizeBytes: number) {
  const complete = await db
    .updateTable("upload")
    .set({ size_bytes: sizeBytes, received_bytes: sizeBytes, completed_at: clock() })
    .where("space_id", "=", row.space_id)
    .where("id", "=", row.id)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (complete === undefined) throw notFound();
  return complete;
}
