import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";

/** Upgrades of the tables share the first one with the indexes of Content Types: of two concurrent indexes each would wait for the other. */
export type LockName = "atrium content indexes" | "atrium sweep";

const askEveryMilliseconds = 200;
const sayEveryMilliseconds = 30_000;

/**
 * Runs `work` while no other process holds this lock, however long that takes. It asks again and again instead of waiting in
 * the database: `create index concurrently` waits for every statement that is older than itself.
 * @param connection one connection, of a pool without a statement limit
 * @param onWait called at once when another process holds the lock, and every 30 seconds after that
 */
export async function withAdvisoryLock<T>(
  connection: Kysely<Database>,
  name: LockName,
  work: () => Promise<T>,
  onWait: (seconds: number) => void = () => undefined,
): Promise<T> {
  const begin = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const result = await tryAdvisoryLock(connection, name, work);
    if ("done" in result) return result.done;
    const now = performance.now();
    if (now - saidAt >= sayEveryMilliseconds) {
      saidAt = now;
      onWait(Math.round((now - begin) / 1000));
    }
    await setTimeout(askEveryMilliseconds);
  }
}

/** Runs `work` if no other process holds this lock. */
export async function tryAdvisoryLock<T>(
  connection: Kysely<Database>,
  name: LockName,
  work: () => Promise<T>,
): Promise<{ done: T } | { isLocked: true }> {
  const key = sql`hashtextextended(${name}, 0)`;
  const attempt = sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`;
  const { rows } = await attempt.execute(connection);
  if (!rows[0]?.locked) return { isLocked: true };
  try {
    return { done: await work() };
  } finally {
    await sql`select pg_advisory_unlock(${key})`.execute(connection);
  }
}
