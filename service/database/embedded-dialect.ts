import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { EmbeddedDatabase, StatementRunner } from "#service/database/embedded-database.ts";
import { StatementError } from "#service/database/pglite-messages.ts";
import { connectionLost } from "#service/database/sqlstate.ts";

/** `EmbeddedDatabase` makes users take turns; Kysely's own lock would never be released after a failed `acquire`. */
class EmbeddedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export interface StatementLimits {
  /** The time limit for a statement. A longer one fails with 57014, and the database is opened again. */
  milliseconds?: number;
  /** Called before each INSERT and UPDATE; the statement isn't run if this throws. */
  beforeWrite?: () => Promise<void>;
}

/** Kysely on an embedded database. Several with different limits may share one. */
export function embeddedDialect(database: EmbeddedDatabase, limits: StatementLimits = {}): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(database, limits),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const writingNodes = new Set(["InsertQueryNode", "UpdateQueryNode", "MergeQueryNode"]);

/** Whether a statement needs disk space: by its kind, or by its first word if it is raw SQL. */
function takesRoom({ query, sql }: CompiledQuery): boolean {
  return writingNodes.has(query.kind) || /^\s*(?:insert|update|merge)\b/i.test(sql);
}

class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase;
  readonly #limits: StatementLimits;
  readonly #failed = new WeakSet<DatabaseConnection>();

  constructor(database: EmbeddedDatabase, limits: StatementLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const runner = await this.#database.acquire();
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        try {
          return await this.#execute<Row>(runner, query);
        } catch (error) {
          this.#failed.add(connection);
          throw error;
        }
      },
      // biome-ignore lint/correctness/useYield: it has nothing to give
      async *streamQuery() {
        throw new Error("The embedded database does not stream.");
      },
    };
    return connection;
  }

  async releaseConnection(): Promise<void> {
    this.#database.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#failed.delete(connection);
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  /** PostgreSQL would silently roll back after a failed statement. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#failed.has(connection)) {
      await this.rollbackTransaction(connection);
      throw new AbortedTransactionError();
    }
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** The end of its thread has rolled it back already; the error that led here tells the caller more. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      if (!(error instanceof StatementError && error.code === connectionLost)) throw error;
    }
  }

  async #execute<Row>(runner: StatementRunner, query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    if (takesRoom(query)) await this.#limits.beforeWrite?.();
    const { rows, affectedRows } = await this.#database.run<Row>(
      runner,
      { sql, parameters },
      this.#limits.milliseconds,
    );
    return { rows, numAffectedRows: BigInt(affectedRows) };
  }
}
