/** Messages between the service's thread and the thread of PGlite. */

export interface WorkerSettings {
  directory: string;
  /** PGlite, compiled by an earlier thread. */
  compiled?: WebAssembly.Module | undefined;
}

/** Messages of PostgreSQL's protocol; `close` ends PGlite and its thread. */
export type Request = Uint8Array | "close";

/** Messages of PostgreSQL's protocol; or why PGlite no longer works. */
export type Answer = Uint8Array | Failure;

export type Opened = { compiled: WebAssembly.Module } | { failure: Failure };

export interface Failure {
  message: string;
  /** SQLSTATE; absent if the error isn't the database's. */
  code?: string | undefined;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface Rows<Row = unknown> {
  rows: Row[];
  affectedRows: number;
}

/** A failed statement, with the SQLSTATE as its `code`. */
export class StatementError extends Error {
  readonly code: string | undefined;
  /** After this error the database no longer works. */
  readonly isFatal: boolean;

  constructor(message: string, code: string | undefined, options?: ErrorOptions & { isFatal?: boolean }) {
    super(message, options);
    this.name = "StatementError";
    this.code = code;
    this.isFatal = options?.isFatal ?? false;
  }
}
