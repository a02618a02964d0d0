import { setTimeout as wait } from "node:timers/promises";
import type { Adapter, Instance, InstancePlan } from "../adapter.ts";

/** One place where an instance runs, is killed, and is started again. */
export class RunningInstance {
  readonly address: string;
  readonly logFile: string;
  readonly #adapter: Adapter;
  readonly #plan: () => InstancePlan;
  #running: Instance | undefined;

  constructor(adapter: Adapter, plan: () => InstancePlan) {
    this.#adapter = adapter;
    this.#plan = plan;
    const { port, logFile } = plan();
    this.address = `http://127.0.0.1:${port}`;
    this.logFile = logFile;
  }

  get isUp(): boolean {
    return this.#running !== undefined;
  }

  async start(): Promise<void> {
    this.#running = await this.#adapter.start(this.#plan());
  }

  /** Sends it a signal without waiting for what it does; no new request is meant for it from here on. */
  signal(name: "SIGTERM" | "SIGKILL"): void {
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined) return;
    this.#last = running;
    send(running.pid, name);
  }

  /** The same, and waits until it has gone. Answers its exit code or signal. */
  async kill(name: "SIGTERM" | "SIGKILL"): Promise<number | string | undefined> {
    this.signal(name);
    return await this.ended(name === "SIGKILL" ? 5_000 : 30_000);
  }

  /** Sends one more signal to the process that `signal` was for. */
  signalAgain(name: "SIGTERM"): void {
    if (this.#last !== undefined) send(this.#last.pid, name);
  }

  /** How it ended, where it has been told to. */
  async ended(patienceMs: number): Promise<number | string | undefined> {
    return await Promise.race([this.#last?.ended, wait(patienceMs, "still there", { ref: false })]);
  }

  #last: Instance | undefined;
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    // Its whole group: a BFF may be a program that starts another.
    process.kill(-pid, name);
  } catch {
    // It has gone by itself.
  }
}
