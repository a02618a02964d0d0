import type { Kysely } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";
import { uploadFolder } from "#service/upload/upload-files.ts";

type UploadKey = Pick<UploadRow, "space_id" | "id">;

const everyMilliseconds = 15 * 60 * 1000;
const atOnce = 100;

/**
 * From here on nobody may use these Uploads, and nothing is processed for them. In the transaction of whoever lets
 * them go; their files go afterwards, by `removeFiles` or else by the next sweep.
 */
export async function releaseUploads(
  db: Kysely<Database>,
  spaceId: string,
  ids: string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("upload")
    .set({ removed_at: at })
    .where("space_id", "=", spaceId)
    .where("id", "in", ids)
    .execute();
  await db.deleteFrom("media_job").where("space_id", "=", spaceId).where("upload_id", "in", ids).execute();
}

/** Files first: a process killed in between leaves the row, and the next sweep goes on from it. */
async function removeFiles({ db, files }: ServiceContext, upload: UploadKey): Promise<void> {
  await files.removeFolder(uploadFolder(upload));
  await db
    .deleteFrom("upload")
    .where("space_id", "=", upload.space_id)
    .where("id", "=", upload.id)
    .where("removed_at", "is not", null)
    .execute();
}

/** Lets an Upload go at once. What cannot be done now, the next sweep does. */
export async function discardUpload(context: ServiceContext, upload: UploadKey): Promise<void> {
  await discardUploads(context, upload.space_id, [upload.id]);
}

export async function discardUploads(context: ServiceContext, spaceId: string, ids: string[]): Promise<void> {
  try {
    await releaseUploads(context.db, spaceId, ids, context.clock());
    for (const id of ids) await removeFiles(context, { space_id: spaceId, id });
  } catch (error) {
    context.log.warn({ err: error }, "files are left for the next sweep");
  }
}

/** Removes Uploads that no Media took in time, and the files of those that were let go. */
export async function sweepUploads(context: ServiceContext): Promise<void> {
  await context.db
    .updateTable("upload")
    .set({ removed_at: context.clock() })
    .where("media_id", "is", null)
    .where("removed_at", "is", null)
    .where("expires_at", "<=", context.clock())
    .execute();
  for (;;) {
    const gone = await context.db
      .selectFrom("upload")
      .select(["space_id", "id"])
      .where("removed_at", "is not", null)
      .limit(atOnce)
      .execute();
    for (const upload of gone) await removeFiles(context, upload);
    if (gone.length < atOnce) return;
  }
}

/** Now and then, for as long as the service runs. A failed sweep is logged and the next one makes up for it. */
export function sweepUploadsRegularly(context: ServiceContext): { stop(): void } {
  const sweep = () => {
    sweepUploads(context).catch((error: unknown) => context.log.warn({ err: error }, "sweep failed"));
  };
  const timer = setInterval(sweep, everyMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
