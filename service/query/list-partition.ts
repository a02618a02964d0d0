import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { lockNotAvailable } from "#service/database/sqlstate.ts";
import { isCode } from "#service/error-code.ts";

/** Identifies a Content Type of a Space. */
export interface PartitionedType {
  spaceId: string;
  contentTypeId: string;
}

export interface ListPartition {
  number: number;
  table: string;
  /** Whether it has all Contents and its indexes, so that lists read it. */
  isComplete: boolean;
}

const copiedAtOnce = 500;
const askEveryMilliseconds = 50;
/** Less than the second after which PostgreSQL looks for a deadlock, as it could abort a writer instead of the copy. */
const lockTimeout = "300ms";

export function partitionName(number: number): string {
  return `listed_content_${number}`;
}

/**
 * The partition of a Content Type, created if missing. From the commit on, the triggers of migration 0011 write to it.
 * Undefined if there is no such type.
 * @param db a connection that holds the lock of the indexes; on PGlite, the database
 */
export async function openPartition(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
): Promise<ListPartition | undefined> {
  const known = await db
    .selectFrom("listed_type")
    .select(["number", "is_complete"])
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .executeTakeFirst();
  if (known) {
    return { number: known.number, table: partitionName(known.number), isComplete: known.is_complete };
  }
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto("listed_type")
      .columns(["space_id", "content_type_id"])
      .expression((from) =>
        from
          .selectFrom("content_type")
          .select(["space_id", "id"])
          .where("space_id", "=", spaceId)
          .where("id", "=", contentTypeId),
      )
      .returning("number")
      .executeTakeFirst();
    if (!made) return undefined;
    const table = partitionName(made.number);
    const partition = sql.table(table);
    // Attached afterwards, because `partition of` would wait for all writers of Contents.
    await sql`create table ${partition} (like listed_content including all)`.execute(transaction);
    await sql`alter table listed_content attach partition ${partition} for values in (${sql.lit(made.number)})`.execute(
      transaction,
    );
    return { number: made.number, table, isComplete: false };
  });
}

/** Copies what was written before the partition existed. If interrupted, the next call copies the rest. */
export async function fillPartition(
  db: Kysely<Database>,
  type: PartitionedType,
  { number }: ListPartition,
  signal?: AbortSignal,
): Promise<void> {
  await outlastWriters(db, signal);
  let last: Place | undefined;
  do {
    const after = last;
    last = await untilUnlocked(() => copyAfter(db, type, number, after), signal);
  } while (last);
}

export async function completePartition(db: Kysely<Database>, { number }: ListPartition): Promise<void> {
  await db.updateTable("listed_type").set({ is_complete: true }).where("number", "=", number).execute();
}

/** Waits for transactions that may have written before their triggers saw the partition, without blocking any. */
async function outlastWriters(db: Kysely<Database>, signal: AbortSignal | undefined): Promise<void> {
  const before = await writers(db);
  for (let left = before; left.length > 0; left = (await writers(db)).filter((one) => before.includes(one))) {
    await setTimeout(askEveryMilliseconds, undefined, { signal });
  }
}

async function writers(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer from pg_locks
    where relation = 'content'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ writer }) => writer);
}

interface Place {
  created_at: Date;
  id: string;
}

/**
 * Copies the next Contents and returns the last one. The row locks keep a deletion and the copy of the same Content apart,
 * so that it doesn't come back. An update needs no lock: its trigger overwrites the copy.
 */
async function copyAfter(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
  number: number,
  last: Place | undefined,
): Promise<Place | undefined> {
  const after = last ? sql`(created_at, id) > (${last.created_at}, ${last.id})` : sql`true`;
  return db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    const { rows } = await sql<Place>`
      with batch as (
        select * from content where space_id = ${spaceId} and content_type_id = ${contentTypeId} and ${after}
        order by created_at, id limit ${sql.lit(copiedAtOnce)} for key share
      ), copied as (
        insert into listed_content select ${number}, batch.* from batch on conflict do nothing
      )
      select created_at, id from batch order by created_at desc, id desc limit 1`.execute(transaction);
    return rows[0];
  });
}

async function untilUnlocked<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isCode(error, lockNotAvailable)) throw error;
    }
  }
}
