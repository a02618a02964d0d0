import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { hasOtherConnections } from "#service/database/make-index.ts";
import type { Database } from "#service/database/schema.ts";

/** Migrations share the first lock with the indexes of Content Types: two concurrent index builds would wait for each other. */
export type LockName = "atrium content indexes" | "atrium sweep";

const askEveryMilliseconds = 200;
const sayEveryMilliseconds = 30_000;

interface Wait {
  /** Called at once when another process holds the lock, and every 30 seconds after that. */
  onWait?: (seconds: number) => void;
  /** Ends the wait: throws its reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs `work` while no other process holds this lock, for as long as it takes. Polls instead of waiting in the
 * database, because `create index concurrently` waits for every older statement.
 * @param db without a statement limit
 */
export async function withAdvisoryLock<T>(
  db: Kysely<Database>,
  name: LockName,
  work: (connection: Kysely<Database>) => Promise<T>,
  { onWait, signal }: Wait = {},
): Promise<T> {
  const begin = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    signal?.throwIfAborted();
    const result = await tryAdvisoryLock(db, name, work);
    if ("done" in result) return result.done;
    const now = performance.now();
    if (now - saidAt >= sayEveryMilliseconds) {
      saidAt = now;
      onWait?.(Math.round((now - begin) / 1000));
    }
    await setTimeout(askEveryMilliseconds, undefined, { signal });
  }
}

/**
 * Runs `work` on one connection if no other process holds this lock. The embedded database has one connection and no
 * other process, so `work` gets `db` itself, and requests get their turn between its statements.
 */
export async function tryAdvisoryLock<T>(
  db: Kysely<Database>,
  name: LockName,
  work: (connection: Kysely<Database>) => Promise<T>,
): Promise<{ done: T } | { isLocked: true }> {
  if (!hasOtherConnections(db)) return { done: await work(db) };
  return await db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const attempt = sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`;
    const { rows } = await attempt.execute(connection);
    if (!rows[0]?.locked) return { isLocked: true };
    try {
      return { done: await work(connection) };
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
