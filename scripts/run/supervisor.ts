import { setTimeout as wait } from "node:timers/promises";
import { sayError } from "./plain-error.ts";
import { type Program, type ProgramPlan, startProgram } from "./program.ts";

/**
 * One Ctrl-C arrives twice: npm passes on the signal that the terminal has sent to both of us.
 * Only what comes later than this is a second one.
 */
const sameSignalMs = 500;
const parentCheckMs = 500;

interface RestartPolicy {
  /** How long to wait before each restart in a row; after the last one the supervisor gives up. */
  pausesMs: readonly number[];
  /** A program that ran for this long starts a new row. */
  steadyMs: number;
}

const defaultPolicy: RestartPolicy = { pausesMs: [1_000, 2_000, 5_000, 15_000, 30_000], steadyMs: 60_000 };

/** Runs programs together: a signal ends them all; one that crashes is restarted while the others keep running. */
export class Supervisor {
  /** Aborted as soon as the end has begun. */
  readonly stopping: AbortSignal;
  /** The exit code, once there is nothing left to do. */
  readonly #done: Promise<number>;
  readonly #policy: RestartPolicy;
  /** The current run of each program. */
  #programs: { current: Program }[] = [];
  #abort = new AbortController();
  #finish: (exitCode: number) => void = () => undefined;
  #signalledAt: number | undefined;

  constructor(policy: RestartPolicy = defaultPolicy) {
    this.#policy = policy;
    this.stopping = this.#abort.signal;
    this.#done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => this.#signalled());
    }
    if (process.env.npm_lifecycle_event !== undefined) this.#endWithParent(process.ppid);
  }

  /** Runs `start`, which starts the programs. Exits once all have ended, even if `start` is still running. */
  async run(start: () => Promise<void>): Promise<void> {
    void this.#done.then((exitCode) => process.exit(exitCode));
    try {
      await start();
    } catch (error) {
      if (!this.stopping.aborted) sayError(error);
      await this.stop(1);
    }
  }

  /** What is started later ends earlier. Only a program that was ready once is restarted. */
  start(plan: ProgramPlan): Program {
    this.stopping.throwIfAborted();
    const program = startProgram(plan);
    const entry = { current: program };
    this.#programs.unshift(entry);
    program.ready.then(
      () => this.#keepRunning(plan, entry),
      // The caller reports it.
      () => undefined,
    );
    return program;
  }

  /** Ends them all, the last one first, each after the one before is gone. */
  async stop(exitCode: number): Promise<void> {
    if (this.stopping.aborted) return;
    this.#abort.abort();
    for (const { current } of this.#programs) await current.stop();
    this.#finish(exitCode);
  }

  async #keepRunning(plan: ProgramPlan, entry: { current: Program }): Promise<void> {
    const { pausesMs, steadyMs } = this.#policy;
    const where = plan.logFile === undefined ? "" : ` Its log is ${plan.logFile}.`;
    for (let restarts = 0, startedAtMs = Date.now(); ; startedAtMs = Date.now()) {
      const how = await entry.current.ended;
      if (this.stopping.aborted) return;
      if (Date.now() - startedAtMs >= steadyMs) restarts = 0;
      const pauseMs = pausesMs[restarts++];
      const ended = `The ${plan.name} stopped by itself (${how})`;
      if (pauseMs === undefined) {
        console.error(`${ended} after ${pausesMs.length} restarts, so everything is stopped now.${where}`);
        return await this.stop(1);
      }
      console.error(`${ended}. It is restarted in ${pauseMs / 1000} s.${where}`);
      await wait(pauseMs, undefined, { signal: this.stopping }).catch(() => undefined);
      if (this.stopping.aborted) return;
      entry.current = startProgram(plan);
      entry.current.ready.then(
        () => console.error(`The ${plan.name} is running again.`),
        // It ended before it was ready: `ended` says so.
        () => undefined,
      );
    }
  }

  /** An npm that was killed cannot pass that on. */
  #endWithParent(parent: number): void {
    setInterval(() => {
      if (process.ppid !== parent) void this.stop(1);
    }, parentCheckMs).unref();
  }

  #signalled(): void {
    const now = Date.now();
    if (this.#signalledAt === undefined) {
      this.#signalledAt = now;
      void this.stop(0);
    } else if (now - this.#signalledAt > sameSignalMs) {
      for (const { current } of this.#programs) current.kill();
      this.#finish(130);
    }
  }
}
