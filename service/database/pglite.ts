import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import { Kysely, sql } from "kysely";
import {
  createWhereEmpty,
  damaged,
  requireAccess,
  requireWhole,
  tooFull,
} from "#service/database/cluster-folder.ts";
import { createPGlite, exchangeWith } from "#service/database/create-pglite.ts";
import { lockDirectory } from "#service/database/directory-lock.ts";
import { EmbeddedDatabase, type StatementRunner } from "#service/database/embedded-database.ts";
import { embeddedDialect, type StatementLimits } from "#service/database/embedded-dialect.ts";
import { withFolder } from "#service/database/file-system-error.ts";
import { StatementError } from "#service/database/pglite-messages.ts";
import { PGliteStatements } from "#service/database/pglite-statements.ts";
import { PGliteThread } from "#service/database/pglite-thread.ts";
import type { Database } from "#service/database/schema.ts";
import { diskFull } from "#service/database/sqlstate.ts";
import { freeBytes } from "#service/disk-space.ts";

/**
 * V8 in Node.js 24 sometimes ends the process as it frees compiled WebAssembly, which opening PGlite again leaves to it
 * (https://github.com/nodejs/node/issues/64500). Keeping it costs some memory.
 */
setFlagsFromString("--no-wasm-code-gc");

/** Callers stop waiting for a statement after 15 seconds. */
const statementMilliseconds = 15_000;
/** PostgreSQL zeroes all of them at start. The file system of a database in memory is fast enough without them. */
const smallBuffers = ["-c", "shared_buffers=16MB"];
/** As on PostgreSQL (`settings.databaseSearchSeconds`). */
const searchMilliseconds = 700;
/** A segment of the write-ahead log, plus what a checkpoint writes. */
const openingBytes = 20 * 1024 * 1024;

interface OpenOptions {
  /** Called with errors that no caller gets. */
  report?: (error: Error) => void;
  /** Writes stop when less than a quarter of it is free. */
  minFreeBytes?: number | undefined;
}

interface OpenPGlite {
  db: Kysely<Database>;
  /** Ends statements that search texts for too long. */
  searching: Kysely<Database>;
  /** Without a limit: for migrations and indexes. */
  unlimited: Kysely<Database>;
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A database in memory, for tests. It runs in this thread and without time limits, because ending it would lose its
 * data. `cluster` is its initial content.
 */
export async function openMemoryPGlite(cluster?: Filesystem): Promise<OpenPGlite> {
  const pglite = await createPGlite({ startParams: smallBuffers, ...(cluster && { fs: cluster }) });
  const statements = new PGliteStatements(exchangeWith(pglite));
  const runner: StatementRunner = {
    run: (statement) => statements.run(statement),
    ended: new Promise(() => undefined),
    close: () => pglite.close(),
  };
  const database = await EmbeddedDatabase.open(
    async () => runner,
    () => undefined,
  );
  const db = new Kysely<Database>({ dialect: embeddedDialect(database) });
  return {
    db,
    searching: db,
    unlimited: db,
    check: async () => void (await sql`select 1`.execute(db)),
    close: () => database.close(),
  };
}

/**
 * PGlite in a directory, which is created at the first start, and in a thread of its own. A commit is in the
 * write-ahead log file before it is acknowledged, so it survives the end of the thread and `kill -9` of this process.
 * PGlite can't sync the disk, so a commit may not survive a power cut; with PostgreSQL it does. Throws a sentence if
 * another live process has the directory open, or if it contains no database that can be opened.
 */
export async function openPGlite(directory: string, options: OpenOptions = {}): Promise<OpenPGlite> {
  try {
    return await openLocked(directory, options);
  } catch (error) {
    throw withFolder(error, directory);
  }
}

async function openLocked(directory: string, options: OpenOptions): Promise<OpenPGlite> {
  const { report = () => undefined, minFreeBytes = 0 } = options;
  const lock = await lockDirectory(directory);
  try {
    await createWhereEmpty(directory);
    await requireWhole(directory);
    await requireAccess(directory);
    const database = await openCluster(directory, report);
    const beforeWrite = () => requireRoom(directory, minFreeBytes);
    const kysely = (limits: StatementLimits) =>
      new Kysely<Database>({ dialect: embeddedDialect(database, limits) });
    return {
      db: kysely({ milliseconds: statementMilliseconds, beforeWrite }),
      searching: kysely({ milliseconds: searchMilliseconds }),
      unlimited: kysely({}),
      check: async () => database.check(),
      close: () => database.close().finally(() => lock.release()),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openCluster(directory: string, report: (error: Error) => void): Promise<EmbeddedDatabase> {
  try {
    return await EmbeddedDatabase.open(() => openThread(directory), report);
  } catch (error) {
    const free = await freeBytes(directory);
    throw free !== undefined && free < openingBytes ? tooFull(directory, error) : damaged(directory, error);
  }
}

/**
 * `refuse-writes.ts` refuses requests below `minFreeBytes`. This stops requests that were accepted before, and the
 * service's own writes, so that a 16 MB segment of the write-ahead log still fits.
 */
async function requireRoom(directory: string, minFreeBytes: number): Promise<void> {
  const free = await freeBytes(directory);
  if (free === undefined || free >= minFreeBytes / 4) return;
  throw new StatementError(
    `The disk of the database in ${directory} is nearly full: make room on it.`,
    diskFull,
  );
}

async function openThread(directory: string): Promise<PGliteThread> {
  await requireWhole(directory);
  // Left by `kill -9` or a terminated thread; our own lock says that no other process uses the directory.
  await rm(join(directory, "postmaster.pid"), { force: true });
  return PGliteThread.open(directory);
}
