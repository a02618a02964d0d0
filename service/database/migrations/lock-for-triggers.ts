import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { lockNotAvailable } from "#service/database/sqlstate.ts";
import { isCode } from "#service/error-code.ts";

/**
 * Creating triggers takes a lock that writes and vacuums in progress block, and later writes queue behind the request for
 * it. So each attempt waits two seconds at most.
 */
export async function lockForTriggers(db: Kysely<unknown>, table: string): Promise<void> {
  for (;;) {
    await sql`savepoint before_lock`.execute(db);
    try {
      await sql`set local lock_timeout = '2s'`.execute(db);
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
      await sql`set local lock_timeout = 0`.execute(db);
      return;
    } catch (error) {
      if (!isCode(error, lockNotAvailable)) throw error;
      await sql`rollback to savepoint before_lock`.execute(db);
      await setTimeout(2_000);
    }
  }
}
