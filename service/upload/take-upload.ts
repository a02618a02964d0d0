import type { Transaction } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";

interface Taking {
  id: string;
  mediaId: string;
  at: Date;
  /** The path of the Upload in the request. */
  path: string;
}

/**
 * Gives an Upload to a Media, once (`decisions.md`, "More that was unclear").
 * @throws ServiceError `NotFound` for one that doesn't exist, has expired or is another member's; `UploadTaken`;
 * `ValidationFailed` for one that isn't complete.
 */
export async function takeUpload(
  transaction: Transaction<Database>,
  visit: Visit,
  { id, mediaId, at, path }: Taking,
): Promise<UploadRow> {
  const upload = await lockUpload(transaction, visit, id);
  const isThere = upload !== undefined && (upload.media_id !== null || upload.expires_at > at);
  if (!isThere) throw refused("NotFound", "There is no such Upload.", path);
  if (upload.media_id !== null) throw refused("UploadTaken", "A Media has taken this Upload.", path);
  if (upload.completed_at === null) throw refused("ValidationFailed", "This Upload is not whole yet.", path);
  await transaction
    .updateTable("upload")
    .set({ media_id: mediaId })
    .where("space_id", "=", visit.spaceId)
    .where("id", "=", id)
    .execute();
  return upload;
}

async function lockUpload(
  transaction: Transaction<Database>,
  { spaceId, actor }: Visit,
  id: string,
): Promise<UploadRow | undefined> {
  return transaction
    .selectFrom("upload")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .where("created_by", "=", actor.id)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

function refused(
  code: "NotFound" | "UploadTaken" | "ValidationFailed",
  message: string,
  path: string,
): ServiceError {
  return new ServiceError(code, message, [{ path, message }]);
}
