/** What the service's thread and the thread of PGlite send each other. */

export interface WorkerSettings {
  directory: string;
  /** PGlite, compiled by an earlier thread. */
  compiled?: WebAssembly.Module | undefined;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** `close` ends PGlite and its thread. */
export type Request = Statement | "close";

export interface Rows<Row = unknown> {
  rows: Row[];
  affectedRows: number;
}

export interface Failure {
  message: string;
  /** SQLSTATE; none where it is not the database that says so. */
  code?: string | undefined;
  /** PGlite does not work after this. */
  isFatal: boolean;
}

export type Opened = { compiled: WebAssembly.Module } | { failure: Failure };

export type Answer<Row = unknown> = Rows<Row> | { failure: Failure };

/** A statement that failed, with the SQLSTATE as its `code`. */
export class StatementError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined, options?: ErrorOptions) {
    super(message, options);
    this.name = "StatementError";
    this.code = code;
  }
}
