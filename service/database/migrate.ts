import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { logProgress } from "#service/database/log-progress.ts";
import * as tables from "#service/database/migrations/0001_tables.ts";
import * as contentFunctions from "#service/database/migrations/0002_content_indexes.ts";
import * as media from "#service/database/migrations/0003_media.ts";
import * as management from "#service/database/migrations/0004_management.ts";
import * as publicationOrder from "#service/database/migrations/0005_publication_order.ts";
import * as indexes from "#service/database/migrations/0006_indexes.ts";
import * as totalSlots from "#service/database/migrations/0007_total_slots.ts";
import * as vocabulary from "#service/database/migrations/0008_vocabulary.ts";
import * as search from "#service/database/migrations/0009_search.ts";
import * as mediaSearch from "#service/database/migrations/0010_media_search.ts";
import * as listedContent from "#service/database/migrations/0011_listed_content.ts";
import * as recentWrites from "#service/database/migrations/0012_recent_writes.ts";
import * as memberWrites from "#service/database/migrations/0013_member_writes.ts";
import * as costOfWords from "#service/database/migrations/0014_cost_of_words.ts";
import type { DatabaseLog } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";

interface SpaceMigration extends Migration {
  /**
   * By default, a migration and its record are one transaction. One that isn't transactional must be able to run again
   * after a failure halfway.
   */
  isTransactional?: false;
}

/** Run in the order of their names. A released migration never changes. */
export const migrations: Record<string, SpaceMigration> = {
  "0001_tables": tables,
  "0002_content_indexes": contentFunctions,
  "0003_media": media,
  "0004_management": management,
  "0005_publication_order": publicationOrder,
  "0006_indexes": indexes,
  "0007_total_slots": totalSlots,
  "0008_vocabulary": vocabulary,
  "0009_search": search,
  "0010_media_search": mediaSearch,
  "0011_listed_content": listedContent,
  "0012_recent_writes": recentWrites,
  "0013_member_writes": memberWrites,
  "0014_cost_of_words": costOfWords,
};

/**
 * Migrates the database. Any number of processes may start at once: one works, the others wait and log that.
 * @param db without a limit for statements: an index on millions of rows takes minutes
 */
export async function migrate(db: Kysely<Database>, log: DatabaseLog): Promise<void> {
  try {
    // Without the lock, which another process may hold for hours, for the indexes of a Content Type.
    if ((await pendingMigrations(migratorOf(db))).length === 0) return;
    await withAdvisoryLock(db, "atrium content indexes", (connection) => runPending(db, connection, log), {
      onWait: (seconds) =>
        log.info({ seconds }, "waiting for another process that works on tables or indexes"),
    });
  } catch (cause) {
    throw new Error("The tables of the database could not be brought up to date.", { cause });
  }
}

async function runPending(
  db: Kysely<Database>,
  connection: Kysely<Database>,
  log: DatabaseLog,
): Promise<void> {
  const migrator = migratorOf(connection);
  for (const name of await pendingMigrations(migrator)) {
    const disableTransactions = migrations[name]?.isTransactional === false;
    await logProgress({ db, log, what: { migration: name } }, async () => {
      const { error } = await migrator.migrateUp({ disableTransactions });
      if (error !== undefined) throw error;
    });
  }
}

/** The names of the migrations that this database has. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

async function pendingMigrations(migrator: Migrator): Promise<string[]> {
  const all = await migrator.getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
