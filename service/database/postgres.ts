import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { parseInstant } from "#service/database/parse-instant.ts";
import { prepareSelects } from "#service/database/prepared-statements.ts";
import type { Database } from "#service/database/schema.ts";
import { setWordSimilarity } from "#service/database/word-similarity.ts";

const connectMilliseconds = 5_000;

interface PoolBounds {
  connections: number;
  /** PostgreSQL stops a statement that runs longer. */
  statementMilliseconds: number;
}

/** A statement that runs for 15 seconds serves nobody any more: the caller has given up. */
const bounds: PoolBounds = { connections: 10, statementMilliseconds: 15_000 };

/** For looking through texts (`query/run-bounded.ts`): no statement for long, and never on all connections at once. */
export const searchBounds: PoolBounds = { connections: 5, statementMilliseconds: 700 };

/**
 * A pool of connections to PostgreSQL.
 * @param onIdleError what to do when the server drops a connection that nobody was using (the pool replaces it)
 */
export function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
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
    types,
  });
  pool.on("error", onIdleError);
  prepareSelects(pool);
  const onCreateConnection = async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(setWordSimilarity));
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}
