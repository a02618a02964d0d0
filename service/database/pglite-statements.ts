import { types as pglite } from "@electric-sql/pglite";
import pg from "pg";
import { serialize } from "pg-protocol";
import {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages.js";
import { Parser } from "pg-protocol/dist/parser.js";
import { parseInstant } from "#service/database/parse-instant.ts";
import { type Rows, type Statement, StatementError } from "#service/database/pglite-messages.ts";
import { planIsOutOfDate, StatementNames } from "#service/database/statement-names.ts";

/** Sends PGlite messages of PostgreSQL's protocol, and resolves with its complete answer. */
export type Exchange = (sent: Uint8Array, limitMilliseconds?: number) => Promise<Uint8Array>;

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/**
 * The statements of a PGlite, one at a time. `PGlite.query` plans each statement again, in six round trips; this needs
 * one, and plans frequent statements once (`StatementNames`).
 */
export class PGliteStatements {
  readonly #exchange: Exchange;
  readonly #names = new StatementNames();
  /** The columns that prepared statements return, by statement name. */
  readonly #prepared = new Map<string, { sql: string; columns: Column[] }>();
  #isInTransaction = false;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** @throws StatementError with the SQLSTATE, and whatever `exchange` throws */
  async run<Row>(statement: Statement, limitMilliseconds?: number): Promise<Rows<Row>> {
    const name = this.#isInTransaction ? undefined : this.#names.nameOf(statement.sql);
    try {
      return await this.#run(name, statement, limitMilliseconds);
    } catch (error) {
      const isOutOfDate = error instanceof StatementError && error.code === planIsOutOfDate;
      if (name === undefined || !isOutOfDate || !this.#prepared.delete(name)) throw error;
      return await this.#run(name, statement, limitMilliseconds);
    }
  }

  async #run<Row>(
    name: string | undefined,
    { sql, parameters }: Statement,
    limit: number | undefined,
  ): Promise<Rows<Row>> {
    const prepared = name === undefined ? undefined : this.#prepared.get(name);
    const known = prepared?.sql === sql ? prepared.columns : undefined;
    // PostgreSQL keeps a statement whose execution failed, so the entry is only set again after a success.
    if (name !== undefined && known === undefined) this.#prepared.delete(name);
    const statement = name ?? "";
    const parsed = [
      serialize.close({ type: "S", name: statement }),
      serialize.parse({ name: statement, text: sql }),
    ];
    const parts = [
      ...(known ? [] : parsed),
      serialize.bind({ statement, values: parameters.map(toText) }),
      ...(known ? [] : [serialize.describe({ type: "P" })]),
      serialize.execute(),
      serialize.sync(),
    ];
    const { columns, ...rows } = this.#read<Row>(await this.#exchange(Buffer.concat(parts), limit), known);
    if (name !== undefined) this.#prepared.set(name, { sql, columns });
    return rows;
  }

  #read<Row>(received: Uint8Array, known: Column[] | undefined): Rows<Row> & { columns: Column[] } {
    let columns = known ?? [];
    const rows: Row[] = [];
    let affectedRows = 0;
    let failure: StatementError | undefined;
    const { buffer, byteOffset, length } = received;
    new Parser().parse(Buffer.from(buffer, byteOffset, length), (message) => {
      if (message instanceof DataRowMessage) rows.push(rowOf(columns, message.fields));
      else if (message instanceof RowDescriptionMessage) columns = message.fields.map(columnOf);
      else if (message instanceof CommandCompleteMessage) affectedRows = affectedBy(message.text);
      else if (message instanceof ReadyForQueryMessage) this.#isInTransaction = message.status !== "I";
      else if (message instanceof DatabaseError) failure ??= failed(message);
    });
    if (failure) throw failure;
    return { rows, affectedRows, columns };
  }
}

function failed({ message, code, severity }: DatabaseError): StatementError {
  return new StatementError(message, code, { isFatal: severity === "FATAL" || severity === "PANIC" });
}

function rowOf<Row>(columns: readonly Column[], values: readonly (string | null)[]): Row {
  const row: Record<string, unknown> = {};
  for (const [index, { name, parse }] of columns.entries()) {
    const text = values[index] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row as Row;
}

/** As on PostgreSQL (`postgres.ts`). */
function columnOf({ name, dataTypeID }: { name: string; dataTypeID: number }): Column {
  const { INT8, TIMESTAMPTZ } = pg.types.builtins;
  if (dataTypeID === INT8) return { name, parse: Number };
  return { name, parse: dataTypeID === TIMESTAMPTZ ? parseInstant : pg.types.getTypeParser(dataTypeID) };
}

/** A parameter as `pg` formats it: arrays contain only texts. */
function toText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return pglite.arraySerializer(value, String, 0);
  if (value instanceof Uint8Array) return Buffer.from(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** From the command tag: `INSERT 0 5`, `SELECT 2`, `CREATE TABLE`. */
function affectedBy(command: string): number {
  return Number(/^(?:INSERT|UPDATE|DELETE|MERGE|COPY)\b.* (\d+)$/.exec(command)?.[1] ?? 0);
}
