import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import { lockDirectory } from "#service/database/directory-lock.ts";
import { withSentence } from "#service/database/file-system-error.ts";
import type { Database } from "#service/database/schema.ts";
import { setWordSimilarity } from "#service/database/word-similarity.ts";

/** What searches in texts need (migration 0002); a folder of an older version takes it on as it is opened. */
const extensions = { pg_trgm };

interface OpenPGlite {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/** A database that lives and dies with this process: for tests. `cluster` is a `dumpDataDir` to begin from. */
export async function openMemoryPGlite(cluster?: Blob): Promise<OpenPGlite> {
  const begin = cluster === undefined ? {} : { loadDataDir: cluster };
  const db = await kysely(await create("memory://", begin));
  return { db, close: () => db.destroy() };
}

/**
 * PGlite in a directory of its own, made on the first start. A commit is in the file (the write-ahead log)
 * before it is acknowledged, so it outlives `kill -9` of this process. PGlite cannot make the disk itself
 * sync, so it does not promise to outlive a power cut: PostgreSQL does.
 * Throws a sentence when another live process has the directory open.
 */
export async function openPGlite(directory: string): Promise<OpenPGlite> {
  await mkdir(dirname(directory), { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    if (!existsSync(join(directory, "PG_VERSION"))) await createCluster(directory);
    // Left behind by `kill -9`; our own lock already says that nobody is in there.
    await rm(join(directory, "postmaster.pid"), { force: true });
    const db = await kysely(await create(directory, { relaxedDurability: false }));
    const close = async () => {
      await db.destroy();
      await lock.release();
    };
    return { db, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function create(directory: string, options: PGliteOptions): Promise<PGlite> {
  try {
    return await PGlite.create(directory, { extensions, ...options });
  } catch (error) {
    throw withSentence(error);
  }
}

async function kysely(pglite: PGlite): Promise<Kysely<Database>> {
  await pglite.exec(setWordSimilarity);
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}

/** Made beside its place and then moved there, so that a process killed half-way leaves nothing that looks whole. */
async function createCluster(directory: string): Promise<void> {
  const beside = `${directory}.creating`;
  await rm(beside, { recursive: true, force: true });
  const pglite = await create(beside, { extensions: {} });
  await pglite.close();
  await rm(directory, { recursive: true, force: true });
  await rename(beside, directory);
}
