import { readFileSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { parse } from "pg-connection-string";
import { limitAnswerTime } from "#service/database/answer-time.ts";
import { parseInstant } from "#service/database/parse-instant.ts";
import { prepareSelects } from "#service/database/prepared-statements.ts";
import type { Database } from "#service/database/schema.ts";
import { setInTransactions } from "#service/database/transaction-settings.ts";

/** PostgreSQL stops a statement at its limit; without any answer this long after it, the network has lost the answer. */
const networkMilliseconds = 5_000;

export interface PoolBounds {
  connections: number;
  /** PostgreSQL stops statements that run longer; 0 for no limit, whatever the server's own setting. */
  statementMilliseconds: number;
}

/** How to connect. */
export interface ConnectionSettings {
  connectSeconds: number;
  /** Encrypted, with a certificate of these authorities (a PEM file), or of the default ones if `true`. */
  tls: string | boolean;
  /** PgBouncer in transaction mode is in between: connections have no settings and no prepared statements of their own. */
  isPooled: boolean;
  /**
   * A statement that fails on any server but the intended one. It runs first on every connection; if pooled, in every
   * transaction.
   */
  guard?: string;
}

/**
 * PostgreSQL would JIT-compile a statement that may read a whole partition, which takes longer than running most of
 * them. By default it also assumes a spinning disk, where random pages cost four times as much as sequential ones: it
 * would scan a whole table for a thousand rows that an index finds one by one.
 */
const planning = ["jit=off", "random_page_cost=1.1"];

const defaultBounds: PoolBounds = { connections: 10, statementMilliseconds: 15_000 };
const defaultConnection: ConnectionSettings = { connectSeconds: 5, tls: false, isPooled: false };

/** For migrations and indexes: one connection works and one watches the progress. */
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
 * A pool of connections to PostgreSQL. If a connection is lost, its statement fails and the pool replaces it.
 * @param onConnectionError for the log: a connection was lost, with or without a running statement
 */
export function openPool(
  databaseUrl: string,
  onConnectionError: (error: Error) => void,
  { connections, statementMilliseconds } = defaultBounds,
  { connectSeconds, tls, isPooled, guard } = defaultConnection,
): Pool {
  const types = new pg.TypeOverrides();
  // PGlite returns int8 as a number too; counts and sums of this service are always safe integers.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);
  // As `connectionString`, its parameters would override these, and a client certificate in it all of `ssl`.
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
    // PgBouncer closes a connection with an unknown start-up parameter.
    ...(isPooled
      ? { pipeline: true }
      : {
          statement_timeout: statementMilliseconds,
          options: [...planning.map((entry) => `-c ${entry}`), address.options].join(" "),
        }),
    keepAlive: true,
    types,
    // Not Kysely's `onCreateConnection`: a connection on which that fails never returns to the pool.
    onConnect: async (client) => {
      // The pool only listens to idle clients; an "error" without a listener ends the process.
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
