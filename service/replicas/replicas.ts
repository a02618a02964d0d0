import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { DatabaseLog, PostgresSettings } from "#service/database/open.ts";
import type { PoolState } from "#service/database/postgres.ts";
import type { Database } from "#service/database/schema.ts";
import { beginNotes, bytesOf } from "#service/replicas/member-writes.ts";
import {
  createReplica,
  type LogEnd,
  maximumLagMilliseconds,
  type Replica,
} from "#service/replicas/replica.ts";
import { readIdentity } from "#service/replicas/replica-connections.ts";

const checkEveryMilliseconds = 1_000;

export interface Replicas {
  /** A member stays with one replica while it is used, so that their lists don't go back in time. */
  choose(memberId: string): Replica | undefined;
  /** How many there are, and how many are used. */
  counts(): { used: number; leftOut: number };
  pools(): Record<string, PoolState>;
  close(): Promise<void>;
}

/**
 * The replicas at `urls`, checked every second from now on. One that can't be reached is left out and doesn't fail the start.
 * @param primary its tables are up to date
 */
export async function openReplicas(
  urls: readonly string[],
  settings: PostgresSettings,
  primary: Kysely<Database>,
  log: DatabaseLog,
): Promise<Replicas> {
  const replicas = urls.map((url) => createReplica(url, settings, log));
  const identity = await readIdentity(primary);
  await beginNotes(primary);
  const closing = new AbortController();
  let ends: LogEnd[] = [];
  const check = async () => {
    const at = performance.now();
    ends = [
      ...ends.filter((end) => at - end.at < maximumLagMilliseconds),
      { at, position: await readEnd(primary) },
    ];
    await Promise.all(
      replicas.map((replica) => replica.check({ identity, ends, readEnd: () => readEnd(primary) })),
    );
  };
  const checkRegularly = async () => {
    while (!closing.signal.aborted) {
      await wait(checkEveryMilliseconds, undefined, { ref: false, signal: closing.signal }).catch(
        () => undefined,
      );
      // Without the primary, no request can be answered anyway.
      if (!closing.signal.aborted) await check().catch(() => undefined);
    }
  };
  await check();
  const checking = checkRegularly();
  return {
    choose: (memberId) => {
      const first = numberOf(memberId) % replicas.length;
      const inOrder = [...replicas.slice(first), ...replicas.slice(0, first)];
      return inOrder.find((replica) => replica.reading() !== undefined);
    },
    counts: () => {
      const used = replicas.filter((replica) => replica.reading() !== undefined).length;
      return { used, leftOut: replicas.length - used };
    },
    pools: () => {
      const pools = replicas.flatMap((replica) => replica.pools() ?? []);
      return {
        replica_requests: sumOf(pools.map(({ requests }) => requests)),
        replica_searches: sumOf(pools.map(({ searches }) => searches)),
      };
    },
    close: async () => {
      closing.abort();
      await checking;
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** In bytes. What is flushed is all that a replica can get. Notes that are gone (a crash, a failover) are begun anew. */
async function readEnd(primary: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ position: number; has_notes: boolean }>`
    select ${bytesOf(sql`pg_current_wal_flush_lsn()`)} as position,
      exists (select from member_write where space_id = '') as has_notes`.execute(primary);
  if (rows[0]?.has_notes === false) await beginNotes(primary);
  return rows[0]?.position ?? 0;
}

function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return number;
}

function sumOf(states: PoolState[]): PoolState {
  const sum = { total: 0, idle: 0, waiting: 0 };
  for (const state of states) {
    sum.total += state.total;
    sum.idle += state.idle;
    sum.waiting += state.waiting;
  }
  return sum;
}
