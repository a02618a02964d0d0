import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareSelects } from "#service/database/prepared-statements.ts";
import type { Database } from "#service/database/schema.ts";

const maximumConnections = 10;
const connectMilliseconds = 5_000;
/** A statement that runs this long serves nobody any more: the caller has given up. */
const statementMilliseconds = 15_000;

/**
 * A pool of connections to PostgreSQL.
 * @param onIdleError what to do when the server drops a connection that nobody was using (the pool replaces it)
 */
export function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): Kysely<Database> {
  const types = new pg.TypeOverrides();
  // PGlite gives int8 as a number too; a count or a sum of this service never leaves the safe integers.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maximumConnections,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    application_name: "atrium-space",
    types,
  });
  pool.on("error", onIdleError);
  prepareSelects(pool);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
