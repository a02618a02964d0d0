import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { limitAnswerTime } from "#service/database/answer-time.ts";
import { parseInstant } from "#service/database/parse-instant.ts";
import { prepareSelects } from "#service/database/prepared-statements.ts";
import type { Database } from "#service/database/schema.ts";
import { setWordSimilarity } from "#service/database/word-similarity.ts";

const connectMilliseconds = 5_000;
/** PostgreSQL stops a statement at its limit; when nothing has come this long after it, the network has lost the answer. */
const networkMilliseconds = 5_000;

export interface PoolBounds {
  connections: number;
  /** PostgreSQL stops a statement that runs longer; 0 for no limit, whatever the server's own setting. */
  statementMilliseconds: number;
}

/** A caller has given up on a statement that runs for 15 seconds. */
const bounds: PoolBounds = { connections: 10, statementMilliseconds: 15_000 };

/** For looking through texts (`query/run-bounded.ts`): no statement for long, and never on all connections at once. */
export const searchBounds: PoolBounds = { connections: 5, statementMilliseconds: 700 };

/** For migrations and indexes: one connection works and one looks how far it is. */
export const unlimitedBounds: PoolBounds = { connections: 2, statementMilliseconds: 0 };

/**
 * A pool of connections to PostgreSQL. A connection that is lost fails what runs on it, and the pool replaces it.
 * @param onConnectionError for the log: a connection was lost, whether a statement was running on it or not
 */
export function openPostgres(
  databaseUrl: string,
  onConnectionError: (error: Error) => void,
  { connections, statementMilliseconds } = bounds,
): Kysely<Database> {
  const types = new pg.TypeOverrides();
  // PGlite gives int8 as a number too; a count or a sum of this service never leaves the safe integers.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    application_name: "atrium-space",
    keepAlive: true,
    types,
    // Not Kysely's `onCreateConnection`: the pool never gets a connection back on which that fails.
    onConnect: async (client) => {
      // The pool listens to idle clients only; an "error" without a listener ends the process.
      client.on("error", onConnectionError);
      if (statementMilliseconds > 0) limitAnswerTime(client, statementMilliseconds + networkMilliseconds);
      else await client.query("set statement_timeout = 0");
      await client.query(setWordSimilarity);
    },
  });
  // The client's own listener has reported it.
  pool.on("error", () => undefined);
  prepareSelects(pool);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
