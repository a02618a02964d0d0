import { createHash } from "node:crypto";
import { existsSync, openAsBlob } from "node:fs";
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { openDatabase } from "#service/database/open.ts";

const cache = join(import.meta.dirname, "../../.cache");
const madeFrom = ["service/database/{*,migrations/*}.ts", "package-lock.json"];

/** An empty database with its tables, to begin one in memory from: making one takes ten times as long. */
export async function clusterForTests(): Promise<Blob> {
  return await openAsBlob(join(await madeOnce(), "space-db.tar"));
}

/** A folder for a service of its own, a new one unless it is named, with an empty database in it. */
export async function dataDirForTests(named?: string): Promise<string> {
  const folder = named ?? (await mkdtemp(join(tmpdir(), "atrium-space-")));
  await cp(join(await madeOnce(), "space-db"), join(folder, "space-db"), { recursive: true });
  return folder;
}

/** Made beside its place and moved there: other processes may be at it too, and the first one wins. */
async function madeOnce(): Promise<string> {
  const place = join(cache, `cluster-${await fingerprint()}`);
  if (existsSync(place)) return place;
  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(`${place}-`);
  const { close } = await openDatabase({ dataDir: beside });
  await close();
  const pglite = await PGlite.create(join(beside, "space-db"), { extensions: { pg_trgm } });
  await dropTemplates(pglite);
  await writeFile(join(beside, "space-db.tar"), (await pglite.dumpDataDir("none")).stream());
  await pglite.close();
  try {
    await rename(beside, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    await rm(beside, { recursive: true, force: true });
  }
  return place;
}

/** What new databases are made from, which is never asked for here: more than a third of all that a start copies. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false where datistemplate");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  await pglite.exec("checkpoint");
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(madeFrom, { cwd: join(cache, "..") })) files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(cache, "..", file)));
  return hash.digest("hex").slice(0, 12);
}
