import type { Transaction } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import type { NewFileEntry, WrittenFile } from "#service/acma/media-body.ts";
import type { Database } from "#service/database/schema.ts";
import { enqueueJobs } from "#service/media/processing/job-queue.ts";
import { type StoredFile, uploadsOf } from "#service/media/stored-file.ts";
import { releaseUploads } from "#service/upload/remove-uploads.ts";
import { takeUpload } from "#service/upload/take-upload.ts";

interface Files {
  mediaId: string;
  /** The stored files by locale. */
  held: Record<string, unknown>;
  written: WrittenFile;
  at: Date;
}

/**
 * The value to store for `fields.file`: new entries take their Upload and are queued; files that are no longer listed
 * are released.
 */
export async function takeFiles(
  transaction: Transaction<Database>,
  visit: Visit,
  { mediaId, held, written, at }: Files,
): Promise<{ file: Record<string, unknown>; released: string[] }> {
  const file: Record<string, unknown> = {};
  const jobs = [];
  for (const [locale, entry] of inLockOrder(written)) {
    if (!isNew(entry)) file[locale] = held[locale];
    else {
      const path = `fields.file.${locale}.upload`;
      const upload = await takeUpload(transaction, visit, { id: entry.upload, mediaId, at, path });
      file[locale] = { ...entry, state: "PROCESSING" } satisfies StoredFile;
      jobs.push({ spaceId: visit.spaceId, mediaId, locale, uploadId: upload.id });
    }
  }
  const kept = uploadsOf(file);
  const released = uploadsOf(held).filter((id) => !kept.includes(id));
  await releaseUploads(transaction, visit.spaceId, released, at);
  await enqueueJobs(transaction, jobs);
  return { file, released };
}

/** Uploads are always locked in the order of their ids, so that requests can't deadlock. */
function inLockOrder(written: WrittenFile): [string, WrittenFile[string]][] {
  const uploadOf = (entry: WrittenFile[string]) => (isNew(entry) ? entry.upload : "");
  return Object.entries(written).sort(([, one], [, other]) => (uploadOf(one) < uploadOf(other) ? -1 : 1));
}

function isNew(entry: WrittenFile[string]): entry is NewFileEntry {
  return entry.state === "PENDING";
}
