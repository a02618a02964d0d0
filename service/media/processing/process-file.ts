import { Readable } from "node:stream";
import type { ServiceContext } from "#service/context.ts";
import { groupOf } from "#service/media/file-kinds.ts";
import { assemble } from "#service/media/processing/assemble.ts";
import { kindOfFile } from "#service/media/processing/file-kind.ts";
import { isDecodable, readPicture, type Thumbnail } from "#service/media/processing/picture.ts";
import type { StoredFile, StoredThumbnail } from "#service/media/stored-file.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";
import { thumbnailKey } from "#service/upload/upload-files.ts";

/** The processed file entry: `PROCESSED`, or `FAILED` with a message in `detail.error`. */
export async function processFile(
  context: ServiceContext,
  upload: UploadRow,
  entry: StoredFile,
): Promise<StoredFile> {
  const storageKey = await assemble(context, upload);
  const size = upload.size_bytes;
  const kind = await kindOfFile(context.files, storageKey, size, entry);
  if ("problem" in kind) return failed(entry, size, kind.problem);
  const { contentType } = kind;
  const processed: StoredFile = {
    ...entry,
    contentType,
    mimeGroups: [groupOf(contentType)],
    state: "PROCESSED",
    detail: { size },
    storageKey,
  };
  if (!isDecodable(contentType)) return processed;
  const picture = await context.files.withLocalFile(storageKey, readPicture);
  if ("problem" in picture) return failed(entry, size, picture.problem);
  return {
    ...processed,
    detail: { size, image: picture.size },
    thumbnails: await storeThumbnails(context, upload, picture.thumbnails),
  };
}

export function failed(entry: StoredFile, size: number, error: string): StoredFile {
  return { ...entry, state: "FAILED", detail: { size, error } };
}

async function storeThumbnails(
  { files }: ServiceContext,
  upload: UploadRow,
  thumbnails: Thumbnail[],
): Promise<StoredThumbnail[]> {
  const stored: StoredThumbnail[] = [];
  for (const { width, height, webp } of thumbnails) {
    const storageKey = thumbnailKey(upload, width);
    await files.write(storageKey, Readable.from([webp]));
    stored.push({ width, height, storageKey });
  }
  return stored;
}
