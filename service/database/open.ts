import { resolve } from "node:path";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import { type Kysely, sql } from "kysely";
import { type Logger, pino } from "pino";
import { z } from "zod";
import { migrate } from "#service/database/migrate.ts";
import { openMemoryPGlite, openPGlite } from "#service/database/pglite.ts";
import { openPool, type PoolBounds, type PoolState, unlimitedBounds } from "#service/database/postgres.ts";
import type { Database } from "#service/database/schema.ts";
import { databaseSettings } from "#service/settings-of-database.ts";

const postgresSettingsSchema = z.object(databaseSettings);
export type PostgresSettings = z.output<typeof postgresSettingsSchema>;

interface DatabaseSettings extends Partial<PostgresSettings> {
  /** A folder, or `memory://` for a database that disappears with the process. */
  dataDir: string;
  /** Writes stop when less than a quarter of it is free on the disk of `dataDir`. */
  minFreeBytes?: number;
  /** The initial content of a database in memory. */
  cluster?: Filesystem | undefined;
}

/** The same database for searches through texts, which may read much. */
export interface SearchDatabase {
  db: Kysely<Database>;
  /** Whether a slow statement can be stopped without making others wait. */
  stopsCheaply: boolean;
  /** After this long, a search only starts its last step (`query/newest.ts`). */
  lastStepMilliseconds: number;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  searches: SearchDatabase;
  /** Without a limit for statements: for migrations and indexes. */
  unlimited: Kysely<Database>;
  /** The pools of PostgreSQL by name; none of the embedded database. */
  pools(): Record<string, PoolState>;
  /** Throws if the database doesn't answer. Doesn't wait for other statements. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Reports of the database: lost connections, and the progress of migrations. */
export type DatabaseLog = Pick<Logger, "info" | "warn">;

/**
 * PostgreSQL if `databaseUrl` is set, else PGlite in `dataDir/space-db`, migrated. Throws a sentence if the folder is
 * in use, the server can't be reached or a migration fails.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: DatabaseLog = pino({ level: "silent" }),
): Promise<OpenDatabase> {
  const database = await open(settings, (error) => log.warn({ err: error }, "database connection lost"));
  try {
    await migrate(database.unlimited, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function open(
  settings: DatabaseSettings,
  onConnectionError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined)
    return openPools(settings.databaseUrl, postgresSettingsSchema.parse(settings), onConnectionError);
  const isInMemory = settings.dataDir === "memory://";
  const { searching, ...opened } = await (isInMemory
    ? openMemoryPGlite(settings.cluster)
    : openPGlite(resolve(settings.dataDir, "space-db"), {
        report: onConnectionError,
        minFreeBytes: settings.minFreeBytes,
      }));
  // Stopping a statement of PGlite makes everyone wait; in memory, none is stopped.
  const searches = { db: searching, stopsCheaply: false, lastStepMilliseconds: isInMemory ? 15_000 : 700 };
  return { ...opened, searches, pools: () => ({}) };
}

/** So that the answer begins within the 15 seconds that a caller waits. */
export const lastStepMilliseconds = 3_000;

/** Of the pools that answer requests. A search is never on all connections at once (`query/run-bounded.ts`). */
export function boundsOf(settings: PostgresSettings): Record<"requests" | "searches", PoolBounds> {
  return {
    requests: {
      connections: settings.databaseConnections,
      statementMilliseconds: settings.databaseStatementSeconds * 1000,
    },
    searches: {
      connections: settings.databaseSearchConnections,
      statementMilliseconds: Math.round(settings.databaseSearchSeconds * 1000),
    },
  };
}

/** Through the pooler if there is one; what needs a connection of its own (locks, indexes) bypasses it. */
function openPools(
  databaseUrl: string,
  settings: PostgresSettings,
  onConnectionError: (error: Error) => void,
): OpenDatabase {
  const { databasePoolerUrl: poolerUrl, databaseConnectSeconds: connectSeconds } = settings;
  const tls = settings.databaseCaFile ?? settings.databaseTls;
  const connection = { connectSeconds, tls, isPooled: false };
  const open = (bounds: PoolBounds) =>
    openPool(poolerUrl ?? databaseUrl, onConnectionError, bounds, {
      ...connection,
      isPooled: poolerUrl !== undefined,
    });
  const bounds = boundsOf(settings);
  const [requests, searches] = [open(bounds.requests), open(bounds.searches)];
  const unlimited = openPool(databaseUrl, onConnectionError, unlimitedBounds, connection);
  return {
    db: requests.db,
    searches: { db: searches.db, stopsCheaply: true, lastStepMilliseconds },
    unlimited: unlimited.db,
    pools: () => ({ requests: requests.state(), searches: searches.state(), unlimited: unlimited.state() }),
    check: async () => {
      await sql`select 1`.execute(requests.db);
    },
    close: async () => {
      await Promise.all([requests.db.destroy(), searches.db.destroy(), unlimited.db.destroy()]);
    },
  };
}
