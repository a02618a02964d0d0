import { type Kysely, sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import { tryAdvisoryLock } from "#service/database/advisory-lock.ts";
import type { Database } from "#service/database/schema.ts";

const keepSeconds = 24 * 60 * 60;
export const sweepExpiredMilliseconds = 60 * 60 * 1000;
/** A second or less per statement, so that a sweep blocks no request. */
const batchRows = 5_000;

const expired = sql`expires_at`;
/**
 * A renewal leaves a dead pair every quarter of an hour, which isn't kept for the three days of its lifetime. Must
 * match the expression of the index `token_pair_dead_at`.
 */
const pairDeadAt = sql`greatest(coalesce(refresh_revoked_at, refresh_expires_at),
  coalesce(access_revoked_at, access_expires_at))`;

const swept = [
  { table: "login_attempt", deadAt: expired },
  { table: "exchange_token", deadAt: expired },
  { table: "token_pair", deadAt: pairDeadAt },
  { table: "cma_token", deadAt: expired },
  { table: "member_write", deadAt: sql`until` },
] as const;

/**
 * Deletes sign-ins, exchangeTokens, pairs, CMA tokens and notes of writes that have been useless for a day. One process
 * at a time; the others skip it.
 */
export async function sweepExpired({
  unlimited,
  clock,
}: Pick<ServiceContext, "unlimited" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keepSeconds * 1000);
  // Not through a pooler, which runs the next transaction on another connection than the one that holds the lock.
  await tryAdvisoryLock(unlimited, "atrium sweep", (connection) => removeDead(connection, before));
}

async function removeDead(db: Kysely<Database>, before: Date): Promise<void> {
  for (const { table, deadAt } of swept) {
    for (let removed = batchRows; removed === batchRows; ) {
      const { numAffectedRows = 0n } = await deleteBatch({ table, deadAt, before }).execute(db);
      removed = Number(numAffectedRows);
    }
  }
}

interface Batch {
  table: (typeof swept)[number]["table"];
  deadAt: (typeof swept)[number]["deadAt"];
  before: Date;
}

/** The oldest dead rows of a table, as many as one statement deletes. */
function deleteBatch({ table, deadAt, before }: Batch) {
  return sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${deadAt} < ${before}::timestamptz
      order by ${deadAt} limit ${sql.lit(batchRows)} for update skip locked))`;
}
