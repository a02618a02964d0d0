import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

/**
 * Not before anything that this statement sees: a commit is flushed before it is seen, unless the operator has turned
 * that off.
 */
const logEnd = sql`
  case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`;

/** Longer than a write takes and a replica may be behind: by then every replica has it, or is left out (`replica.ts`). */
const unknownFor = sql`interval '1 minute'`;

/**
 * Runs what a member writes, so that their next reads see it: the primary answers them from now until the end of the
 * write is noted, and after that any replica that has replayed as much. Notes are two short statements on an unlogged
 * table, which wait for no disk. No answer waits for the second one; without it the member's reads stay on the primary
 * for a minute.
 */
export async function recordWrite<T>(
  { primary, replicas }: Pick<ServiceContext, "primary" | "replicas">,
  spaceId: string,
  memberId: string,
  write: () => Promise<T>,
): Promise<T> {
  if (replicas === undefined) return write();
  await noteBegin(primary, spaceId, memberId);
  const end = () => void noteEnd(primary, spaceId, memberId).catch(() => undefined);
  try {
    const written = await write();
    end();
    return written;
  } catch (error) {
    // After any other failure the commit may have happened, or may happen yet.
    if (error instanceof ServiceError && error.status < 500) end();
    throw error;
  }
}

async function noteBegin(db: Kysely<Database>, spaceId: string, memberId: string): Promise<void> {
  await sql`
    insert into member_write as known (space_id, service_user_id, lsn, under_way, until)
    values (${spaceId}, ${memberId}, '0/0', 1, now() + ${unknownFor})
    on conflict (space_id, service_user_id) do update
    set under_way = case when known.until > now() then known.under_way else 0 end + 1, until = excluded.until`.execute(
    db,
  );
}

async function noteEnd(db: Kysely<Database>, spaceId: string, memberId: string): Promise<void> {
  await sql`
    update member_write set lsn = greatest(lsn, ${logEnd}), under_way = greatest(under_way - 1, 0)
    where space_id = ${spaceId} and service_user_id = ${memberId}`.execute(db);
}

/**
 * Makes the row without which no replica is read. Notes from before it may be lost, so it asks for all that the primary
 * has by now. Notes that came with a dump of another server are removed.
 */
export async function beginNotes(db: Kysely<Database>): Promise<void> {
  await sql`delete from member_write where lsn > pg_current_wal_insert_lsn()`.execute(db);
  await sql`
    insert into member_write (space_id, service_user_id, lsn, until)
    values ('', '', ${logEnd}, 'infinity') on conflict do nothing`.execute(db);
}

/** A position in the write-ahead log in bytes, which a JavaScript number holds for 9 million GB. */
export function bytesOf(lsn: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`((${lsn}) - '0/0'::pg_lsn)::int8`;
}

/** What a replica has to have replayed, in bytes, to have all that was read from this server until now. */
export async function readLogEnd(db: Kysely<Database>): Promise<number> {
  // In the middle of a failover it is still a standby.
  const end = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else ${logEnd} end`;
  const { rows } = await sql<{ end: number }>`select ${bytesOf(end)} as end`.execute(db);
  return rows[0]?.end ?? 0;
}

/**
 * How far a replica has to have replayed for a member, of the rows `noted` (of everyone) and `own`; null: only the
 * primary will do. What has been written since the notes were lost is after all that was noted before, so either row is
 * enough.
 */
export const neededLogBytes = bytesOf(sql`
  case when not coalesce(own.under_way > 0 and own.until > now(), false) then greatest(own.lsn, noted.lsn) end`);
