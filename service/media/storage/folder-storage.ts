import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { DiskSpace } from "#service/disk-space.ts";
import { isCode } from "#service/error-code.ts";
import { makeFolder } from "#service/make-folder.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { storagePath } from "#service/media/storage/storage-path.ts";

/** Other writers use space too while a file arrives. */
const bytesBetweenChecks = 4 * 1024 * 1024;

/** Stores files of Media in a local folder. Writes nothing if `disk` has too little space. */
export function openFolderStorage(folder: string, disk?: DiskSpace): FileStorage {
  const pathOf = (key: string) => {
    const path = storagePath(folder, key);
    if (path === undefined) throw new Error("A storage key could lead elsewhere.");
    return path;
  };
  return {
    write: async (key, bytes) => writeWhole(pathOf(key), bytes, disk),
    stat: async (key) => statFile(storagePath(folder, key)),
    read: async (key, range) =>
      createReadStream(pathOf(key), range && { start: range.firstByte, end: range.lastByte }),
    withLocalFile: async (key, use) => use(pathOf(key)),
    removeFolder: async (name) => rm(pathOf(name), { recursive: true, force: true }),
    remove: async (key) => {
      await Promise.all([rm(pathOf(key), { force: true }), rm(besideOf(pathOf(key)), { force: true })]);
    },
    close: async () => undefined,
  };
}

/** Written beside its place on the same disk, and then renamed. */
async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  disk: DiskSpace | undefined,
): Promise<number> {
  const beside = besideOf(path);
  await disk?.require();
  await makeFolder(dirname(path));
  try {
    const sizeBytes = await writeSynced(beside, bytes, disk);
    await rename(beside, path);
    return sizeBytes;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const besideOf = (path: string) => `${path}.incoming`;

async function writeSynced(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  disk: DiskSpace | undefined,
): Promise<number> {
  const file = await open(path, "w");
  let sizeBytes = 0;
  let nextCheck = bytesBetweenChecks;
  try {
    for await (const chunk of bytes) {
      if (sizeBytes >= nextCheck) {
        await disk?.require();
        nextCheck = sizeBytes + bytesBetweenChecks;
      }
      await file.writeFile(chunk);
      sizeBytes += chunk.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return sizeBytes;
}

async function statFile(path: string | undefined) {
  if (path === undefined) return undefined;
  try {
    const found = await stat(path);
    return found.isFile() ? { sizeBytes: found.size, modifiedAt: found.mtime } : undefined;
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
