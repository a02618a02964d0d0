import { copyFiles, restoreFiles } from "#service/backup/backup-files.ts";
import {
  fillEmptyFolder,
  type Manifest,
  readManifest,
  readTableFile,
  writeManifest,
  writeTableFile,
} from "#service/backup/backup-folder.ts";
import { isMadeAnew, readTables, type TableRows, writeTables } from "#service/backup/tables.ts";
import { type CommandContext, CommandProblem } from "#service/command/command.ts";
import { appliedMigrations } from "#service/database/migrate.ts";
import { openDatabase } from "#service/database/open.ts";
import { problemOfTls } from "#service/settings-of-database.ts";

type Parts = Pick<CommandContext, "db" | "unlimited" | "files">;

/** Writes a snapshot of the database, and the files that it refers to, into a folder. Requests are answered meanwhile. */
export async function backUp(
  { unlimited, files }: Parts,
  folder: string,
  { withFiles }: { withFiles: boolean },
): Promise<Manifest> {
  return fillEmptyFolder(folder, async () => {
    const written = await readTables(unlimited, async (tables, moment) => {
      const counts: Manifest["tables"] = [];
      for await (const table of tables) {
        counts.push({ name: table.table, rows: await writeTableFile(folder, table) });
      }
      return { moment: moment.toISOString(), tables: counts };
    });
    const manifest: Manifest = {
      format: 1,
      ...written,
      migrations: await appliedMigrations(unlimited),
      files: withFiles ? await copyFiles(files, folder) : null,
    };
    await writeManifest(folder, manifest);
    return manifest;
  });
}

/** Restores a backup of PGlite or PostgreSQL into a database of either without any Space. Throws CommandProblem. */
export async function restore({ unlimited, files }: Parts, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = await appliedMigrations(unlimited);
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new CommandProblem(`This backup is of a later version: it has the migrations ${newer.join(", ")}.`);
  }
  await requireNoSpace({ unlimited });
  // Files first, so that no row refers to a missing one.
  await restoreFiles(files, folder);
  // A backup of the previous version may include tables that this version rebuilds.
  const tables = manifest.tables.filter(({ name }) => !isMadeAnew(name));
  const counts = await writeTables(unlimited, tablesOf(folder, tables));
  for (const { name, rows } of tables) {
    if (counts.get(name) !== rows)
      throw new Error(`${name} has ${counts.get(name)} rows instead of ${rows}.`);
  }
  return manifest;
}

async function* tablesOf(folder: string, tables: Manifest["tables"]): AsyncGenerator<TableRows> {
  for (const { name } of tables) yield { table: name, rows: readTableFile(folder, name) };
}

/** Copies all tables into an empty PostgreSQL; files stay where they are. Returns the number of rows. Throws CommandProblem. */
export async function moveTo(
  databaseUrl: string,
  { unlimited, settings }: Pick<CommandContext, "unlimited" | "settings">,
): Promise<number> {
  const problem = problemOfTls(databaseUrl, settings);
  if (problem !== undefined) throw new CommandProblem(`URL: ${problem}.`);
  const target = await openDatabase({ ...settings, databaseUrl });
  try {
    await requireNoSpace(target);
    const counts = await readTables(unlimited, (tables) => writeTables(target.unlimited, tables));
    return [...counts.values()].reduce((all, rows) => all + rows, 0);
  } finally {
    await target.close();
  }
}

async function requireNoSpace({ unlimited }: Pick<Parts, "unlimited">): Promise<void> {
  const space = await unlimited.selectFrom("space").select("id").limit(1).executeTakeFirst();
  if (space === undefined) return;
  throw new CommandProblem(`The database has a Space "${space.id}" already: it has to be an empty one.`);
}
