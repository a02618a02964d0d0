import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "#service/database/schema.ts";

/** Until so many statements wait for a lock in this PostgreSQL. */
export async function untilWaiting(db: Kysely<Database>, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waiting.execute(db)).rows.length, { interval: 20, timeout: 5_000 })
    .toBe(count);
}
