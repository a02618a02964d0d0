import { type Program, type ProgramPlan, startProgram } from "./program.ts";

/**
 * One Ctrl-C arrives twice: npm passes on the signal that the terminal has sent to both of us.
 * Only what comes later than this is a second one.
 */
const sameSignalMs = 500;
const parentCheckMs = 500;

/** Keeps programs together: a signal ends them all, and so does the end of one. */
export class Supervisor {
  /** Aborted as soon as the end has begun. */
  readonly stopping: AbortSignal;
  /** The exit code, once there is nothing left to do. */
  readonly done: Promise<number>;
  #programs: Program[] = [];
  #abort = new AbortController();
  #finish: (exitCode: number) => void = () => undefined;
  #signalledAt: number | undefined;

  constructor() {
    this.stopping = this.#abort.signal;
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => this.#signalled());
    }
    if (process.env.npm_lifecycle_event !== undefined) this.#endWithParent(process.ppid);
  }

  /** What is started later ends earlier. */
  start(plan: ProgramPlan): Program {
    const program = startProgram(plan);
    this.#programs.unshift(program);
    void program.ended.then((how) => this.#ended(program, how, plan.logFile));
    return program;
  }

  /** Ends them all, the last one first, each after the one before is gone. */
  async stop(exitCode: number): Promise<void> {
    if (this.stopping.aborted) return;
    this.#abort.abort();
    for (const program of this.#programs) await program.stop();
    this.#finish(exitCode);
  }

  #ended(program: Program, how: string, logFile: string | undefined): void {
    if (this.stopping.aborted) return;
    program.ready.then(
      () => {
        const where = logFile === undefined ? "" : ` Its log is ${logFile}.`;
        console.error(`The ${program.name} stopped by itself (${how}).${where}`);
        void this.stop(1);
      },
      // It never was ready: whoever waits for that says so.
      () => undefined,
    );
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
      for (const program of this.#programs) program.kill();
      this.#finish(130);
    }
  }
}
