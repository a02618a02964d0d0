import { type Rows, type Statement, StatementError } from "#service/database/pglite-messages.ts";
import { cannotConnectNow } from "#service/database/sqlstate.ts";

/** Runs the statements of an embedded database, one at a time. */
export interface StatementRunner {
  /** Fails, and ends the runner, if the statement takes longer than `limitMilliseconds`. */
  run<Row>(statement: Statement, limitMilliseconds?: number): Promise<Rows<Row>>;
  /** Settles when the runner has ended, for whatever reason. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** A caller waits for the connection at most as long as for a statement. */
const acquireMilliseconds = 15_000;
/** A database that has been busy or opening for this long counts as not answering. */
const unhealthyMilliseconds = 5_000;
const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 5_000;

/**
 * The only connection of an embedded database. Its users take turns. When its runner ends, it opens another one: new
 * users wait, and further statements of the user that had the connection fail.
 */
export class EmbeddedDatabase {
  readonly #open: () => Promise<StatementRunner>;
  readonly #report: (error: Error) => void;
  readonly #waiting = new Set<() => void>();
  #runner: Promise<StatementRunner>;
  #isTaken = false;
  #isClosed = false;
  #failedOpens = 0;
  /** When the running statement, or the opening of the database, began. */
  #busySince: number | undefined;

  private constructor(open: () => Promise<StatementRunner>, report: (error: Error) => void) {
    this.#open = open;
    this.#report = report;
    this.#runner = this.#start();
  }

  /**
   * Throws what the first `open` throws; later failures are retried.
   * @param report called with errors that no caller gets
   */
  static async open(
    open: () => Promise<StatementRunner>,
    report: (error: Error) => void,
  ): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(open, report);
    await database.#runner;
    return database;
  }

  /** Throws if the database can't be opened or has been busy for long. Doesn't wait for a turn. */
  check(): void {
    if (this.#failedOpens > 0) throw unavailable("cannot be opened");
    const busyMilliseconds = this.#busySince === undefined ? 0 : performance.now() - this.#busySince;
    if (busyMilliseconds > unhealthyMilliseconds) throw unavailable("is busy");
  }

  /** The connection, exclusively until `release`. Throws if the database can't be opened or is busy for long. */
  async acquire(): Promise<StatementRunner> {
    if (this.#failedOpens > 0) throw unavailable("cannot be opened");
    await this.#takeTurn();
    try {
      return await this.#runner;
    } catch (error) {
      this.release();
      throw unavailable("cannot be opened", error);
    }
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  async run<Row>(runner: StatementRunner, statement: Statement, limit?: number): Promise<Rows<Row>> {
    this.#busySince = performance.now();
    try {
      return await runner.run(statement, limit);
    } finally {
      this.#busySince = undefined;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const runner = await this.#runner.catch(() => undefined);
    await runner?.close();
  }

  async #takeTurn(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(take);
        reject(unavailable("is busy"));
      }, acquireMilliseconds);
      this.#waiting.add(take);
    });
  }

  async #start(): Promise<StatementRunner> {
    this.#busySince = performance.now();
    const runner = await this.#open();
    this.#busySince = undefined;
    this.#failedOpens = 0;
    void runner.ended.then(() => this.#reopen());
    return runner;
  }

  #reopen(): void {
    if (this.#isClosed) return;
    this.#runner = this.#start();
    this.#runner.then(
      () => this.#report(new Error("The thread of the embedded database ended; the database is open again.")),
      (error: unknown) => {
        if (this.#failedOpens === 0) this.#report(unavailable("cannot be opened", error));
        this.#failedOpens += 1;
        const pause = firstPauseMilliseconds * 2 ** this.#failedOpens;
        setTimeout(() => this.#reopen(), Math.min(pause, longestPauseMilliseconds)).unref();
      },
    );
  }
}

function unavailable(what: string, cause?: unknown): StatementError {
  return new StatementError(`The embedded database ${what}.`, cannotConnectNow, { cause });
}
