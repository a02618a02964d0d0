import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseLog, PostgresSettings, SearchDatabase } from "#service/database/open.ts";
import type { PoolState } from "#service/database/postgres.ts";
import type { Database } from "#service/database/schema.ts";
import { connectReplica, type ReplicaConnections } from "#service/replicas/replica-connections.ts";

/** A replica that is further behind is left out. Writes with an unknown end are noted for longer (`member-writes.ts`). */
export const maximumLagMilliseconds = 10_000;
const retryMilliseconds = 3_000;
/** One that has just been connected is a moment behind the primary's latest position. */
const mostLooks = 10;
const pauseMilliseconds = 50;

/** How far the primary's write-ahead log was at a time of this process (`performance.now()`), in bytes. */
export interface LogEnd {
  at: number;
  position: number;
}

export interface Primary {
  identity: string;
  /** Of the last ten seconds, oldest first. */
  ends: readonly LogEnd[];
  /** Where its log ends now, in bytes. */
  readEnd(): Promise<number>;
}

/** Where a request reads, instead of the primary. */
export interface ReplicaReading {
  db: Kysely<Database>;
  searches: SearchDatabase;
  /** Aborted when the replica is left out, with the reason: a server that is away may never answer. */
  lost: AbortSignal;
}

export interface Replica {
  /** Undefined while it is left out: away, or more than ten seconds behind. */
  reading(): ReplicaReading | undefined;
  /**
   * Whether it has replayed the log up to `position`, in bytes; asks the replica only if that isn't known yet. Never
   * throws.
   */
  hasReplayed(position: number): Promise<boolean>;
  /** Connects unless it is connected, and reads how far it has replayed. Never throws. */
  check(primary: Primary): Promise<void>;
  /** After a failure to answer: closes its connections, and tries it again after some seconds. */
  leaveOut(error: unknown): void;
  pools(): { requests: PoolState; searches: PoolState } | undefined;
  close(): Promise<void>;
}

interface Connected {
  connections: ReplicaConnections;
  reading: ReplicaReading;
  lose: AbortController;
  /** As far as is known. */
  replayed: number;
  /** At the last check: no more than the primary has at the next one. */
  replayedAtCheck: number;
  /** It has all that the primary had then. */
  freshAt: number;
  looking: Promise<void> | undefined;
}

/** A standby, as this process knows it; `check` connects it. */
export function createReplica(url: string, settings: PostgresSettings, log: DatabaseLog): Replica {
  const { host } = new URL(url);
  let connected: Connected | undefined;
  let retryAt = 0;
  let outSince: number | undefined;

  const isFresh = ({ freshAt }: Connected) => performance.now() - freshAt < maximumLagMilliseconds;

  function noteOut(err: unknown): void {
    if (outSince !== undefined) return;
    outSince = performance.now();
    log.warn({ err, replica: host }, "a read replica is left out; the primary answers");
  }

  function noteBack(): void {
    if (outSince === undefined) return;
    const milliseconds = Math.round(performance.now() - outSince);
    outSince = undefined;
    log.info({ replica: host, milliseconds }, "a read replica is used again");
  }

  async function connect(identity: string): Promise<Connected> {
    const lose = new AbortController();
    const connections = await connectReplica(url, settings, identity, (error) => {
      if (connected?.lose === lose) leaveOut(error);
    });
    const { db, searches, replayed } = connections;
    const known = {
      replayed,
      replayedAtCheck: replayed,
      freshAt: Number.NEGATIVE_INFINITY,
      looking: undefined,
    };
    return { connections, reading: { db, searches, lost: lose.signal }, lose, ...known };
  }

  function leaveOut(error: unknown): void {
    retryAt = performance.now() + retryMilliseconds;
    noteOut(error);
    if (connected === undefined) return;
    const { connections, lose } = connected;
    connected = undefined;
    lose.abort(error);
    // Not awaited: a server that is away may never answer.
    void connections.close().catch(() => undefined);
  }

  async function look(asked: Connected): Promise<void> {
    const replayed = await asked.connections.readReplayed();
    if (replayed < asked.replayed) throw new Error("It has replayed less than before.");
    asked.replayed = replayed;
  }

  /** One look at a time: a request that comes during one shares its result. */
  function lookOnce(asked: Connected): Promise<void> {
    asked.looking ??= look(asked).finally(() => {
      asked.looking = undefined;
    });
    return asked.looking;
  }

  async function catchUp(checked: Connected, ends: readonly LogEnd[], end: number): Promise<void> {
    if (checked.replayedAtCheck > end) {
      throw new Error("It has replayed more than the primary has: it follows another server.");
    }
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if (looks > 0) await wait(pauseMilliseconds);
      await lookOnce(checked);
      checked.freshAt = ends.findLast(({ position }) => position <= checked.replayed)?.at ?? checked.freshAt;
      if (isFresh(checked)) break;
    }
    checked.replayedAtCheck = checked.replayed;
    if (connected !== checked) return;
    if (isFresh(checked)) noteBack();
    else noteOut(new Error("It is more than ten seconds behind."));
  }

  return {
    reading: () => (connected && isFresh(connected) ? connected.reading : undefined),
    hasReplayed: async (position) => {
      const asked = connected;
      if (asked === undefined) return false;
      try {
        if (asked.replayed < position) await lookOnce(asked);
      } catch (error) {
        if (connected === asked) leaveOut(error);
      }
      return connected === asked && asked.replayed >= position;
    },
    check: async ({ identity, ends, readEnd }) => {
      if (connected === undefined && performance.now() < retryAt) return;
      const before = connected;
      try {
        connected ??= await connect(identity);
        await catchUp(connected, ends, before ? (ends.at(-1)?.position ?? 0) : await readEnd());
      } catch (error) {
        if (before === undefined || connected === before) leaveOut(error);
      }
    },
    leaveOut,
    pools: () => connected?.connections.pools(),
    close: async () => {
      await connected?.connections.close();
    },
  };
}
