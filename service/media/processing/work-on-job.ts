import type { ServiceContext } from "#service/context.ts";
import {
  completeJob,
  leaseSeconds,
  type MediaJob,
  postponeJob,
  renewLease,
} from "#service/media/processing/job-queue.ts";
import { failed, processFile } from "#service/media/processing/process-file.ts";
import { parseStoredFile, type StoredFile } from "#service/media/stored-file.ts";
import { recordWrite } from "#service/replicas/member-writes.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";
import { uploadFolder } from "#service/upload/upload-files.ts";

/** Claims count as attempts, so that a file that crashes the process isn't retried forever. */
const maximumAttempts = 5;
/** 4 s, 16 s, 64 s, … : a storage that is down for a quarter of an hour costs no file. */
const longestPauseSeconds = 600;
const givenUp = "The file could not be processed.";

/** Runs a claimed job. Temporary failures are retried later; after the last attempt the file has `FAILED`. */
export async function workOnJob(context: ServiceContext, job: MediaJob): Promise<void> {
  const found = await findWork(context, job);
  if (found === undefined) {
    await completeJob(context.db, job);
    return;
  }
  const { upload, entry } = found;
  // Members see the result in their own file like a write of their own.
  const keep = (result: StoredFile) =>
    recordWrite(context, job.space_id, upload.created_by, () => keepResult(context, job, result));
  if (job.attempts > maximumAttempts) {
    await keep(failed(entry, upload.size_bytes, givenUp));
    return;
  }
  const signsOfLife = setInterval(
    () => {
      renewLease(context.db, job).catch((error: unknown) =>
        context.log.warn({ err: error }, "lease not renewed"),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    await keep(await processFile(context, upload, entry));
  } catch (error) {
    context.log.warn({ err: error, attempts: job.attempts }, "file not processed for now");
    await postponeJob(context.db, job, Math.min(4 ** job.attempts, longestPauseSeconds));
    await removeWhenReleased(context, job);
  } finally {
    clearInterval(signsOfLife);
  }
}

async function findWork({ db }: ServiceContext, job: MediaJob) {
  const upload = await db
    .selectFrom("upload")
    .selectAll()
    .where("space_id", "=", job.space_id)
    .where("id", "=", job.upload_id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const media = await db
    .selectFrom("media")
    .select("fields")
    .where("space_id", "=", job.space_id)
    .where("id", "=", job.media_id)
    .executeTakeFirst();
  const entry = media?.fields.file?.[job.locale];
  return upload && entry !== undefined ? { upload, entry: parseStoredFile(entry) } : undefined;
}

/**
 * Writes the entry and removes the job in one transaction. If the Media was deleted or got another file meanwhile, it
 * stays as it is, and the files that this job wrote are removed.
 */
async function keepResult(context: ServiceContext, job: MediaJob, result: StoredFile): Promise<void> {
  const isKept = await context.db.transaction().execute(async (transaction) => {
    const media = await transaction
      .selectFrom("media")
      .select("fields")
      .where("space_id", "=", job.space_id)
      .where("id", "=", job.media_id)
      .forUpdate()
      .executeTakeFirst();
    if (!(await completeJob(transaction, job)) || media === undefined) return false;
    const file = { ...media.fields.file, [job.locale]: result };
    // `sys.version` stays: the Media wasn't edited, and a concurrent update must not conflict (docs/decisions/0008).
    await transaction
      .updateTable("media")
      .set({ fields: JSON.stringify({ ...media.fields, file }) })
      .where("space_id", "=", job.space_id)
      .where("id", "=", job.media_id)
      .execute();
    return true;
  });
  if (!isKept) await removeWhenReleased(context, job);
}

/** Otherwise files that were written after the Upload was removed would stay. */
async function removeWhenReleased({ db, files }: ServiceContext, job: MediaJob): Promise<void> {
  const row: Pick<UploadRow, "removed_at"> | undefined = await db
    .selectFrom("upload")
    .select("removed_at")
    .where("space_id", "=", job.space_id)
    .where("id", "=", job.upload_id)
    .executeTakeFirst();
  if (row !== undefined && row.removed_at === null) return;
  await files.removeFolder(uploadFolder({ space_id: job.space_id, id: job.upload_id }));
}
