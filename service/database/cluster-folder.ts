import { constants } from "node:fs";
import { access, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGliteThread } from "#service/database/pglite-thread.ts";
import { freeBytes } from "#service/disk-space.ts";
import { isCode } from "#service/error-code.ts";
import { makePrivate } from "#service/private-files.ts";

/** The version of the PostgreSQL inside PGlite. */
const postgresVersion = "18";
/** PostgreSQL can't open a cluster without one of these. */
const essentials = ["PG_VERSION", "base", "global/pg_control", "pg_wal", "pg_xact"];

/** Takes seconds on most machines, and up to a minute on a busy one. */
const creationMilliseconds = 600_000;
/** What a new cluster takes, with room for its first write-ahead log. */
const createdBytes = 64 * 1024 * 1024;

/** Creates a cluster if `directory` is missing or empty. */
export async function createWhereEmpty(directory: string): Promise<void> {
  if ((await namesIn(directory)).length === 0) await createCluster(directory);
}

/** Throws a sentence with instructions if `directory` is not a complete cluster of this version of PostgreSQL. */
export async function requireWhole(directory: string): Promise<void> {
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const name of essentials) {
    if (!(await isThere(join(directory, name)))) {
      throw refusal(directory, `is not a complete database: ${name} is missing`);
    }
  }
  const version = (await readFile(join(directory, "PG_VERSION"), "utf8")).trim();
  if (version !== postgresVersion) throw otherVersion(directory, version);
}

/** Throws the system's error for a file that this user can't read and write, for which PostgreSQL gives no reason. */
export async function requireAccess(directory: string): Promise<void> {
  for (const name of await readdir(directory, { recursive: true })) {
    await access(join(directory, name), constants.R_OK | constants.W_OK);
  }
}

/** Why an existing cluster couldn't be opened. */
export function damaged(directory: string, cause: unknown): Error {
  return refusal(directory, "holds a database that cannot be opened, so it may be damaged", cause);
}

export function tooFull(directory: string, cause: unknown): Error {
  return new Error(
    `The database in ${directory} cannot be opened while its disk is full. Make room on the disk, and start again.`,
    { cause },
  );
}

/** Created elsewhere and then moved, so that a killed process leaves nothing that looks complete. */
async function createCluster(directory: string): Promise<void> {
  const beside = `${directory}.creating`;
  // Only this function creates directories of this name, and their content was never opened.
  await rm(beside, { recursive: true, force: true });
  try {
    await (await PGliteThread.open(beside, creationMilliseconds)).close();
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    const free = await freeBytes(dirname(directory));
    throw free !== undefined && free < createdBytes ? tooFull(directory, error) : error;
  }
  await makePrivate(beside);
  // `rmdir` only removes empty directories.
  await rmdir(directory).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
  });
  await rename(beside, directory);
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

function refusal(directory: string, what: string, cause?: unknown): Error {
  return new Error(
    `The folder ${directory} ${what}. Nothing in it was changed. Restore the whole folder from a backup, or move it away to start with an empty database.`,
    { cause },
  );
}

function otherVersion(directory: string, version: string): Error {
  return new Error(
    `The database in ${directory} is of PostgreSQL ${version}, and this version of the service opens PostgreSQL ${postgresVersion}. Nothing in it was changed. Start it with the version of the service that made it, or set DATA_DIR to another folder.`,
  );
}
