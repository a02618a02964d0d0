import { type Kysely, sql } from "kysely";
import { hasOtherConnections } from "#service/database/make-index.ts";
import type { DatabaseLog } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";

interface Reported {
  /** A pool, because another connection sees how far an index is. */
  db: Kysely<Database>;
  log: DatabaseLog;
  /** What each line says besides the seconds. */
  what: Record<string, string>;
}

const everyMilliseconds = 10_000;

/** Runs long work on the database: logs a line at its start, one every 10 seconds with the progress, and one at its end. */
export async function logProgress<T>(
  { db, log, what }: Reported,
  work: () => Promise<T>,
  milliseconds = everyMilliseconds,
): Promise<T> {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 100) / 10;
  log.info(what, "database upgrade started");
  const report = async () => {
    const index = hasOtherConnections(db) ? await currentIndex(db) : undefined;
    log.info({ ...what, ...index, seconds: seconds() }, "database upgrade in progress");
  };
  const timer = setInterval(() => {
    report().catch((error: unknown) => log.warn({ err: error }, "no progress can be read"));
  }, milliseconds);
  try {
    const result = await work();
    log.info({ ...what, seconds: seconds() }, "database upgrade done");
    return result;
  } finally {
    clearInterval(timer);
  }
}

async function currentIndex(db: Kysely<Database>) {
  const { rows } = await sql<{ index: string; phase: string; percent: number | null }>`
    select coalesce(index.relname, '') as index, phase,
      round(100.0 * greatest(blocks_done, tuples_done) / nullif(greatest(blocks_total, tuples_total), 0))::integer as percent
    from pg_stat_progress_create_index left join pg_class index on index.oid = index_relid
    where datname = current_database()`.execute(db);
  return rows[0];
}
