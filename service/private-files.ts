import type { Stats } from "node:fs";
import { chmod, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { withFolder } from "#service/database/file-system-error.ts";
import { isMissing } from "#service/error-code.ts";
import { makeFolder } from "#service/make-folder.ts";

interface Log {
  warn(about: object, message: string): void;
}

/** All permissions of group and others, and those to write. */
const ofOthers = 0o077;
const writeOfOthers = 0o022;
const sticky = 0o1000;

/** What only its owner creates in there. The folder itself may be a mount point, which is root's. */
const ownFolders = ["space-db", "media"];

/**
 * Creates the folder of all data if it is missing, and makes the data in it private. An existing folder keeps its permissions,
 * but other users lose write access to it. Throws a sentence if it cannot be created or used.
 */
export async function prepareDataDir(dataDir: string, log?: Log): Promise<void> {
  await requireOwnData(dataDir);
  try {
    await makeFolder(dataDir);
  } catch (error) {
    throw withFolder(error, dataDir);
  }
  const found = await stat(dataDir);
  // A sticky folder, such as /tmp, is shared on purpose: users can delete only their own files in it.
  const isOwn = found.uid === process.geteuid?.() && (found.mode & sticky) === 0;
  const counts = await Promise.all([
    isOwn ? removeRights(dataDir, found, writeOfOthers) : 0,
    ...ownFolders.map((name) => makePrivate(join(dataDir, name))),
  ]);
  const failures = counts.reduce((all, count) => all + count, 0);
  if (failures > 0) {
    log?.warn(
      { dataDir, failures },
      "other users may be able to read or replace data: its permissions could not be changed",
    );
  }
}

/** Refuses root on the data of another user, who could not read what root writes. Throws a sentence. */
export async function requireOwnData(dataDir: string): Promise<void> {
  // The system itself keeps other users out, or lets a group in, as where a volume is mounted for one.
  if (process.geteuid?.() !== 0) return;
  for (const path of [dataDir, ...ownFolders.map((name) => join(dataDir, name))]) {
    const found = await statIfThere(path);
    if (found === undefined || found.uid === 0) continue;
    throw new Error(
      `The folder ${path} belongs to the user with the id ${found.uid}. Run this as that user.`,
    );
  }
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw withFolder(error, path);
  }
}

/**
 * Removes the permissions of everyone but the owner from a folder and its content: 0700 for folders, 0600 for files.
 * Returns the number of entries that couldn't be changed, because they belong to another user or their file system has
 * no permissions.
 */
export async function makePrivate(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined);
  // A link has no mode of its own, and its target may belong to another user.
  if (found === undefined || found.isSymbolicLink()) return 0;
  const own = await removeRights(path, found, ofOthers);
  if (!found.isDirectory()) return own;
  const names = await readdir(path).catch(() => []);
  const inside = await Promise.all(names.map((name) => makePrivate(join(path, name))));
  return inside.reduce((all, failures) => all + failures, own);
}

async function removeRights(path: string, { mode }: Stats, rights: number): Promise<number> {
  if ((mode & rights) === 0) return 0;
  try {
    await chmod(path, mode & 0o7777 & ~rights);
    return 0;
  } catch {
    return 1;
  }
}
