import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import {
  type Answer,
  type Opened,
  type Request,
  type Rows,
  type Statement,
  StatementError,
  type WorkerSettings,
} from "#service/database/pglite-messages.ts";
import { PGliteStatements } from "#service/database/pglite-statements.ts";
import { connectionLost, statementTimeout } from "#service/database/sqlstate.ts";

const workerFile = new URL("./pglite-worker.ts", import.meta.url);
/** Includes replaying the write-ahead log of a killed process. */
const openMilliseconds = 60_000;
const closeMilliseconds = 5_000;

/** Compiled once for the process, so that a replacement thread opens in half the time. */
let compiled: WebAssembly.Module | undefined;

/** Without the variables of `node --watch`, which make a thread post a message for each file that it imports. */
function workerEnvironment(): Record<string, string> {
  const cache = getCompileCacheDir();
  // Node.js adds a folder per version; the variable names its parent.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };
}

/**
 * PGlite in a thread of its own, because a statement blocks its thread and can only be stopped by ending that.
 * Committed data is in the files, as after `kill -9`.
 */
export class PGliteThread {
  /** Resolves when the thread has ended and nothing uses the directory. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #statements = new PGliteStatements((sent, limit) => this.#exchange(sent, limit));
  #isEnded = false;
  /** Why the thread ended by itself. */
  #crash: unknown;
  #reject: (error: Error) => void = () => undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("error", (error) => {
      this.#crash = error;
    });
    this.ended = new Promise((resolve) => {
      worker.once("exit", () => {
        this.#isEnded = true;
        resolve();
        // Those that wait for the end are notified before the caller of a statement.
        setImmediate(() => this.#reject(this.#lost()));
      });
    });
  }

  /**
   * Opens the cluster of `directory`; PGlite creates one if PG_VERSION is missing, whatever else is there. Throws if it
   * can't; the thread has ended then.
   */
  static async open(directory: string, milliseconds = openMilliseconds): Promise<PGliteThread> {
    const workerData: WorkerSettings = { directory, compiled };
    const worker = new Worker(workerFile, { workerData, name: "PGlite", env: workerEnvironment() });
    const thread = new PGliteThread(worker);
    try {
      const opened: Opened = await thread.#next(milliseconds, "PGlite did not open in time.");
      if ("failure" in opened) throw new StatementError(opened.failure.message, opened.failure.code);
      compiled = opened.compiled;
      return thread;
    } catch (error) {
      await thread.#end();
      throw error;
    }
  }

  /** Runs one statement at a time. One that takes longer than `limitMilliseconds` fails and ends the thread. */
  async run<Row>(statement: Statement, limitMilliseconds?: number): Promise<Rows<Row>> {
    try {
      return await this.#statements.run<Row>(statement, limitMilliseconds);
    } catch (error) {
      if (!(error instanceof StatementError && error.isFatal)) throw error;
      await this.#end();
      throw this.#lost(error);
    }
  }

  async #exchange(sent: Uint8Array, limit: number | undefined): Promise<Uint8Array> {
    const answer = await this.#next<Answer>(
      limit,
      `A statement took longer than ${limit} milliseconds.`,
      sent,
    );
    if (answer instanceof Uint8Array) return answer;
    throw new StatementError(answer.message, answer.code, { isFatal: true });
  }

  /** With a checkpoint, so that the next start has nothing to replay. */
  async close(): Promise<void> {
    const timer = setTimeout(() => void this.#end(), closeMilliseconds);
    this.#worker.postMessage("close" satisfies Request);
    await this.ended;
    clearTimeout(timer);
  }

  /** The next message of the thread, after sending `request` if there is one. */
  #next<Message>(limit: number | undefined, whenLate: string, request?: Request): Promise<Message> {
    return new Promise<Message>((resolve, reject) => {
      if (this.#isEnded) throw this.#lost();
      let isDone = false;
      const stop = () => {
        this.#reject = () => reject(new StatementError(whenLate, statementTimeout));
        void this.#worker.terminate();
      };
      // A message that arrived while this thread was busy is delivered before the immediate runs.
      const timer = limit && setTimeout(() => setImmediate(() => isDone || stop()), limit);
      const done = () => {
        isDone = true;
        clearTimeout(timer);
        this.#worker.off("message", take);
      };
      const take = (message: Message) => {
        done();
        resolve(message);
      };
      this.#reject = (error) => {
        done();
        reject(error);
      };
      this.#worker.on("message", take);
      if (request !== undefined) this.#worker.postMessage(request);
    });
  }

  async #end(): Promise<void> {
    await this.#worker.terminate();
    await this.ended;
  }

  #lost(cause: unknown = this.#crash): StatementError {
    return new StatementError("The thread of the embedded database ended.", connectionLost, { cause });
  }
}
