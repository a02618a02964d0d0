import { readFileSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { parse } from "pg-connection-string";
import { limitAnswerTime } from "#service/database/answer-time.ts";
import { parseInstant } from "#service/database/parse-instant.ts";
import { prepareSelects } from "#service/database/prepared-statements.ts";
import type { Database } from "#service/database/schema.ts";
import { setInTransactions } from "#service/database/transaction-settings.ts";

/** PostgreSQL stops a statement at its limit; when nothing has come this long after it, the network has lost the answer. */
const networkMilliseconds = 5_000;

export interface PoolBounds {
  connections: number;
  /** PostgreSQL stops a statement that runs longer; 0 for no limit, whatever the server's own setting. */
  statementMilliseconds: number;
}

/** How connections are made. */
export interface ConnectionSettings {
  connectSeconds: number;
  /** Encrypted, with a certificate of these authorities (a PEM file), or of the usual ones where it is `true`. */
  tls: string | boolean;
  /** PgBouncer in transaction mode is in between: nothing can be set for, or prepared on, a connection. */
  isPooled: boolean;
  /** A statement that fails on another server than the one that is meant. It runs first on every connection; in every transaction where it is pooled. */
  guard?: string;
}

/**
 * PostgreSQL would compile a statement that may read a whole partition, which takes longer than most of them. By default it
 * also assumes a spinning disk, on which rows in random order cost four times as much as neighbors: it would scan a whole
 * table for a thousand rows that an index finds one by one.
 */
const planning = ["jit=off", "random_page_cost=1.1"];

const defaultBounds: PoolBounds = { connections: 10, statementMilliseconds: 15_000 };
const defaultConnection: ConnectionSettings = { connectSeconds: 5, tls: false, isPooled: false };

/** For migrations and indexes: one connection works and one looks how far it is. */
export const unlimitedBounds: PoolBounds = { connections: 2, statementMilliseconds: 0 };

export interface PoolState {
  total: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

export interface Pool {
  db: Kysely<Database>;
  state(): PoolState;
}

/** See `openPool`. */
export function openPostgres(...parameters: Parameters<typeof openPool>): Kysely<Database> {
  return openPool(...parameters).db;
}

/**
 * A pool of connections to PostgreSQL. A connection that is lost fails what runs on it, and the pool replaces it.
 * @param onConnectionError for the log: a connection was lost, whether a statement was running on it or not
 */
export function openPool(
  databaseUrl: string,
  onConnectionError: (error: Error) => void,
  { connections, statementMilliseconds } = defaultBounds,
  { connectSeconds, tls, isPooled, guard } = defaultConnection,
): Pool {
  const types = new pg.TypeOverrides();
  // PGlite gives int8 as a number too; a count or a sum of this service never leaves the safe integers.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);
  // As `connectionString`, it would replace what is set here, and a client's certificate in it all of `ssl`.
  const address = parse(databaseUrl) as unknown as pg.ClientConfig;
  const pool = new pg.Pool({
    application_name: "atrium-space",
    ...address,
    max: connections,
    connectionTimeoutMillis: connectSeconds * 1000,
    ...(tls !== false && {
      ssl: {
        ...(typeof address.ssl === "object" && address.ssl),
        ...(typeof tls === "string" && { ca: readFileSync(tls) }),
      },
    }),
    // A start-up parameter that PgBouncer doesn't know ends the connection.
    ...(isPooled
      ? { pipeline: true }
      : {
          statement_timeout: statementMilliseconds,
          options: [...planning.map((entry) => `-c ${entry}`), address.options].join(" "),
        }),
    keepAlive: true,
    types,
    // Not Kysely's `onCreateConnection`: the pool never gets a connection back on which that fails.
    onConnect: async (client) => {
      // The pool listens to idle clients only; an "error" without a listener ends the process.
      client.on("error", onConnectionError);
      if (statementMilliseconds > 0) limitAnswerTime(client, statementMilliseconds + networkMilliseconds);
      if (isPooled) {
        setInTransactions(
          client,
          [
            `set local statement_timeout = ${statementMilliseconds}`,
            ...planning.map((entry) => `set local ${entry}`),
            ...(guard === undefined ? [] : [guard]),
          ].join("; "),
        );
        return;
      }
      if (statementMilliseconds === 0) await client.query("set statement_timeout = 0");
      if (guard !== undefined) await client.query(guard);
    },
  });
  // The client's own listener has reported it.
  pool.on("error", () => undefined);
  if (!isPooled) prepareSelects(pool);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    state: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
