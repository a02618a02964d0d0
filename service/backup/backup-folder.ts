import { constants, createReadStream, createWriteStream } from "node:fs";
import { access, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import type { TableRows } from "#service/backup/tables.ts";
import { CommandProblem } from "#service/command/command.ts";
import { reasonOf } from "#service/database/file-system-error.ts";
import { codeOf, isMissing } from "#service/error-code.ts";
import { makeFolder } from "#service/make-folder.ts";
import { parseJson } from "#service/parse-json.ts";

/** `backup.json`, written last: a folder without it is incomplete. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The backup has every write that was acknowledged before this time. */
  moment: z.iso.datetime(),
  /** The migrations of its database. */
  migrations: z.array(z.string()),
  /** In the order of a restore, with numbers of rows. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.int() })),
  /** Null if files are stored elsewhere and were left out. */
  files: z.int().nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;

const rowsAtOnce = 200;
const tablePath = (folder: string, name: string) => join(folder, "tables", `${name}.ndjson.gz`);
const manifestPath = (folder: string) => join(folder, "backup.json");
export const filesFolder = (folder: string) => join(folder, "files");

/**
 * Writes into an empty folder (`requireEmptyFolder`) and empties it again if that fails: half a copy would keep a full
 * disk full, and the next try out. Throws CommandProblem, also if its disk or its user's quota is full.
 */
export async function fillEmptyFolder<T>(folder: string, fill: () => Promise<T>): Promise<T> {
  await requireEmptyFolder(folder);
  try {
    return await fill();
  } catch (error) {
    const names = await readdir(folder).catch(() => []);
    await Promise.allSettled(names.map((name) => rm(join(folder, name), { recursive: true })));
    throw ["ENOSPC", "EDQUOT"].includes(codeOf(error)) ? withUser(error, folder) : error;
  }
}

/** Creates it if missing, for its owner only. Throws CommandProblem if the folder isn't empty or can't be written. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw withUser(error, folder);
  }
  if ((await readdir(folder)).length > 0) throw new CommandProblem(`${folder} is not empty.`);
}

function withUser(error: unknown, folder: string): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  return new CommandProblem(
    `The folder ${folder} cannot be used by the user with the id ${process.geteuid?.()}: ${reason}.`,
  );
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** @throws CommandProblem */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw withUser(error, folder);
  });
  if (text === undefined) {
    throw new CommandProblem(
      `${folder} isn't a complete backup: it has no backup.json, which is written last.`,
    );
  }
  const { data } = manifestSchema.safeParse(parseJson(text));
  if (data === undefined) throw new CommandProblem(`${folder}: this version can't read its backup.json.`);
  return data;
}

/** One line per row, compressed. Returns their number. */
export async function writeTableFile(folder: string, { table, rows }: TableRows): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const batch of rows) {
      count += batch.length;
      yield `${batch.join("\n")}\n`;
    }
  };
  await makeFolder(join(folder, "tables"));
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 1 }),
    createWriteStream(tablePath(folder, table)),
  );
  return count;
}

export async function* readTableFile(folder: string, name: string): AsyncGenerator<string[]> {
  const file = createReadStream(tablePath(folder, name));
  const text = file.pipe(createGunzip());
  file.once("error", (error) => text.destroy(error));
  let batch: string[] = [];
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
