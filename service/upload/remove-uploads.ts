import type { Kysely } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { type UploadKey, uploadFolder } from "#service/upload/upload-files.ts";

type RemovalContext = Pick<ServiceContext, "db" | "files" | "clock" | "log">;

export const sweepUploadsMilliseconds = 15 * 60 * 1000;
const atOnce = 100;

/**
 * Marks Uploads as unusable and cancels their processing, in the transaction that removes them; `removeFiles`
 * or the next sweep deletes their files.
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
async function removeFiles({ db, files }: RemovalContext, upload: UploadKey): Promise<void> {
  await files.removeFolder(uploadFolder(upload));
  await db
    .deleteFrom("upload")
    .where("space_id", "=", upload.space_id)
    .where("id", "=", upload.id)
    .where("removed_at", "is not", null)
    .execute();
}

/** Removes Uploads that no Media uses; a Media that takes one at the same time either gets it or fails. Returns how many. */
export async function discardUntaken(
  context: RemovalContext,
  which: UploadKey | { space_id: string; created_by: string },
): Promise<number> {
  const gone = await context.db
    .updateTable("upload")
    .set({ removed_at: context.clock() })
    .where("space_id", "=", which.space_id)
    .where(({ eb }) => ("id" in which ? eb("id", "=", which.id) : eb("created_by", "=", which.created_by)))
    .where("media_id", "is", null)
    .returning(["space_id", "id"])
    .execute();
  for (const upload of gone) await removeOrLeave(context, upload);
  return gone.length;
}

/** Releases Uploads at once. The next sweep does what fails here. */
export async function discardUploads(context: RemovalContext, spaceId: string, ids: string[]): Promise<void> {
  try {
    await releaseUploads(context.db, spaceId, ids, context.clock());
    for (const id of ids) await removeOrLeave(context, { space_id: spaceId, id });
  } catch (error) {
    context.log.warn({ err: error }, "files are left for the next sweep");
  }
}

/** Removes Uploads that no Media used in time, and the files of released ones. */
export async function sweepUploads(context: ServiceContext): Promise<void> {
  await context.db
    .updateTable("upload")
    .set({ removed_at: context.clock() })
    .where("media_id", "is", null)
    .where("removed_at", "is", null)
    .where("expires_at", "<=", context.clock())
    .execute();
  let after: UploadKey = { space_id: "", id: "" };
  for (;;) {
    const gone = await goneUploads(context, after);
    for (const upload of gone) await removeOrLeave(context, upload);
    const last = gone.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

function goneUploads({ db }: ServiceContext, after: UploadKey): Promise<UploadKey[]> {
  return db
    .selectFrom("upload")
    .select(["space_id", "id"])
    .where("removed_at", "is not", null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("space_id", "id"), ">", tuple(after.space_id, after.id)))
    .orderBy("space_id")
    .orderBy("id")
    .limit(atOnce)
    .execute();
}

/** Files that can't be removed don't stop the others. */
async function removeOrLeave(context: RemovalContext, upload: UploadKey): Promise<void> {
  try {
    await removeFiles(context, upload);
  } catch (error) {
    context.log.warn({ err: error }, "files are left for the next sweep");
  }
}
