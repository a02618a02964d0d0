import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as tables from "#service/database/migrations/0001_tables.ts";
import * as contentIndexes from "#service/database/migrations/0002_content_indexes.ts";
import * as media from "#service/database/migrations/0003_media.ts";
import * as management from "#service/database/migrations/0004_management.ts";
import * as publicationOrder from "#service/database/migrations/0005_publication_order.ts";
import type { Database } from "#service/database/schema.ts";

/** Run in the order of their names; a migration that has been released never changes. */
const migrations: Record<string, Migration> = {
  "0001_tables": tables,
  "0003_media": media,
  "0002_content_indexes": contentIndexes,
  "0004_management": management,
  "0005_publication_order": publicationOrder,
};

/** Brings the tables up to date. Any number of processes may do it at once: PostgreSQL lets one at a time in. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error("The tables of the database could not be brought up to date.", { cause: error });
  }
}
