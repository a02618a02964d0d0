import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { filesFolder, readTableFile } from "#service/backup/backup-folder.ts";
import { isMissing } from "#service/error-code.ts";
import { makeFolder } from "#service/make-folder.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { parseStoredFile } from "#service/media/stored-file.ts";
import { originalKey } from "#service/upload/upload-files.ts";

const mediaSchema = z.object({ fields: z.object({ file: z.record(z.string(), z.unknown()).default({}) }) });
const uploadSchema = z.object({ space_id: z.string(), id: z.string(), removed_at: z.string().nullable() });
const pieceSchema = z.object({ storage_key: z.string() });

/** Copies the files that a backup's rows refer to, except those that were deleted meanwhile. Returns their number. */
export async function copyFiles(files: FileStorage, folder: string): Promise<number> {
  let count = 0;
  for await (const key of keysOf(folder)) {
    const path = join(filesFolder(folder), key);
    if (await exists(path)) continue;
    if ((await files.stat(key)) === undefined) continue;
    await makeFolder(dirname(path));
    await pipeline(await files.read(key), createWriteStream(path));
    count += 1;
  }
  return count;
}

/** Returns the number of files. */
export async function restoreFiles(files: FileStorage, folder: string): Promise<number> {
  const root = filesFolder(folder);
  if (!(await exists(root))) return 0;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) {
    await files.write(relative(root, path).split(sep).join("/"), createReadStream(path));
  }
  return paths.length;
}

/** Pictures of the demo Space are in the repository. */
async function* keysOf(folder: string): AsyncGenerator<string> {
  for await (const { fields } of rowsOf(folder, "media", mediaSchema)) {
    for (const entry of Object.values(fields.file)) {
      const { storageKey, thumbnails = [] } = parseStoredFile(entry);
      const keys = [storageKey, ...thumbnails.map((thumbnail) => thumbnail.storageKey)];
      yield* keys.filter((key) => key !== undefined && !key.startsWith("demo/")).map(String);
    }
  }
  for await (const upload of rowsOf(folder, "upload", uploadSchema)) {
    if (upload.removed_at === null) yield originalKey(upload);
  }
  for await (const piece of rowsOf(folder, "upload_piece", pieceSchema)) yield piece.storage_key;
}

async function* rowsOf<Schema extends z.ZodType>(folder: string, table: string, schema: Schema) {
  for await (const batch of readTableFile(folder, table)) {
    for (const row of batch) yield schema.parse(JSON.parse(row));
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
