import { resolve } from "node:path";
import type { Kysely } from "kysely";
import { migrate } from "#service/database/migrate.ts";
import { openMemoryPGlite, openPGlite } from "#service/database/pglite.ts";
import { openPostgres } from "#service/database/postgres.ts";
import type { Database } from "#service/database/schema.ts";

interface DatabaseSettings {
  /** A folder, or `memory://` for a database that is gone with the process. */
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * PostgreSQL where `databaseUrl` names one, else PGlite in `dataDir/space-db`; its tables are up to date.
 * Throws a sentence when the folder is in use, the server cannot be reached or a migration fails.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const database = await open(settings, onIdleError);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function open(settings: DatabaseSettings, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) {
    const db = openPostgres(settings.databaseUrl, onIdleError);
    return { db, close: () => db.destroy() };
  }
  if (settings.dataDir === "memory://") return openMemoryPGlite();
  return openPGlite(resolve(settings.dataDir, "space-db"));
}
