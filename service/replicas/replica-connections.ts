import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { serverStart } from "#service/database/cache-per-database.ts";
import {
  boundsOf,
  lastStepMilliseconds,
  type PostgresSettings,
  type SearchDatabase,
} from "#service/database/open.ts";
import { openPool, type PoolBounds, type PoolState } from "#service/database/postgres.ts";
import type { Database } from "#service/database/schema.ts";
import { bytesOf } from "#service/replicas/member-writes.ts";

/** The primary answers instead, so a replica gets less time than `DATABASE_CONNECT_SECONDS`. */
const connectSeconds = 2;
const answerMilliseconds = 2_000;

/** Connections to one replica, for as long as it doesn't restart: then it may have replayed less than before. */
export interface ReplicaConnections {
  db: Kysely<Database>;
  searches: SearchDatabase;
  /** How far it had replayed when it was connected. */
  replayed: number;
  /** How far it has replayed, in bytes of the write-ahead log. Throws when it doesn't answer in time, or has restarted. */
  readReplayed(): Promise<number>;
  pools(): { requests: PoolState; searches: PoolState };
  close(): Promise<void>;
}

interface Server {
  is_standby: boolean;
  /** In microseconds. */
  started_at: number;
  replayed: number | null;
  identity: string;
}

const identity = sql<string>`(
  select concat(system_identifier, '/', pg_database.oid) from pg_control_system(), pg_database
  where datname = current_database())`;

/** Which database of which cluster this is: the same for a primary and its standbys. */
export async function readIdentity(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<Pick<Server, "identity">>`select ${identity} as identity`.execute(db);
  return rows[0]?.identity ?? "";
}

/**
 * Throws when it doesn't answer, isn't a standby, or is one of another database.
 * @param identityOfPrimary see `readIdentity`
 * @param onLost a connection was lost, as all are when a server restarts
 */
export async function connectReplica(
  url: string,
  settings: PostgresSettings,
  identityOfPrimary: string,
  onLost: (error: Error) => void,
): Promise<ReplicaConnections> {
  const open = (bounds: PoolBounds, guard?: string) =>
    openPool(url, onLost, bounds, {
      connectSeconds,
      tls: settings.databaseCaFile ?? settings.databaseTls,
      isPooled: settings.databasePoolerUrl !== undefined,
      ...(guard !== undefined && { guard }),
    });
  // Its own connection: it tells a busy replica from one that is away.
  const checks = open({ connections: 1, statementMilliseconds: answerMilliseconds });
  const readServer = () => inTime(look(checks.db));
  try {
    const server = await readServer();
    if (!server.is_standby) throw new Error("This server isn't a standby.");
    if (server.identity !== identityOfPrimary) throw new Error("This is a standby of another database.");
    // A division by zero after a restart, at a pooler or a load balancer too.
    const guard = `select 1 / (${serverStart.compile(checks.db).sql} = ${server.started_at})::int`;
    const bounds = boundsOf(settings);
    const [requests, searches] = [open(bounds.requests, guard), open(bounds.searches, guard)];
    return {
      db: requests.db,
      searches: { db: searches.db, stopsCheaply: true, lastStepMilliseconds },
      replayed: server.replayed ?? 0,
      readReplayed: async () => {
        const { started_at, is_standby, replayed } = await readServer();
        if (started_at !== server.started_at || !is_standby)
          throw new Error("It has restarted or was promoted.");
        return replayed ?? 0;
      },
      pools: () => ({ requests: requests.state(), searches: searches.state() }),
      close: async () => {
        await Promise.all([checks.db.destroy(), requests.db.destroy(), searches.db.destroy()]);
      },
    };
  } catch (error) {
    void checks.db.destroy();
    throw error;
  }
}

async function look(db: Kysely<Database>): Promise<Server> {
  const { rows } = await sql<Server>`
    select pg_is_in_recovery() as is_standby, ${serverStart} as started_at, ${identity} as identity,
      ${bytesOf(sql`pg_last_wal_replay_lsn()`)} as replayed`.execute(db);
  const [server] = rows;
  if (server === undefined) throw new Error("no row");
  return server;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = wait(answerMilliseconds, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error("It does not answer.");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
