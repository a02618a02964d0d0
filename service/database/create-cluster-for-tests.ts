import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { readFiles } from "#service/database/kept-files-for-tests.ts";
import { openDatabase } from "#service/database/open.ts";
import { seedDemo } from "#service/database/seed/demo.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";

/** Writes `space-db` with empty tables into `folder`, and `space-db.kept` with the same. */
export async function createTables(folder: string): Promise<void> {
  const { close } = await openDatabase({ dataDir: folder });
  await close();
  await dropTemplateDatabases(folder);
  await keep(folder);
}

/**
 * Adds to a `space-db` with empty tables what a first start adds: the demo Space, its indexes and, a minute later, its
 * words.
 */
export async function addDemo(folder: string): Promise<void> {
  const { db, unlimited, close } = await openDatabase({ dataDir: folder });
  await seedDemo(db, { now: new Date(), callbackUrl: "http://localhost:3000/callback" });
  await indexEveryType(unlimited, {});
  await updateVocabularies(unlimited, new AbortController().signal);
  await close();
  await keep(folder);
}

async function keep(folder: string): Promise<void> {
  await writeFile(join(folder, "space-db.kept"), serialize(readFiles(join(folder, "space-db"))));
}

/** No test creates a database from them, and they are more than a third of what a start copies. */
async function dropTemplateDatabases(folder: string): Promise<void> {
  const pglite = await PGlite.create(join(folder, "space-db"), { extensions: { pg_trgm } });
  await pglite.exec("update pg_database set datistemplate = false where datistemplate");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  await pglite.exec("checkpoint");
  await pglite.close();
}
