import { type Clock, pause } from "../clock.ts";
import type { Note } from "../session-events.ts";
import type { SharedTimes } from "./shared-store.ts";

const unsettledForMs = 60_000;

interface HealthOptions {
  /** Returns the id of the store's run, which changes when it loses its memory. */
  open: () => Promise<string>;
  /** Writes back what the store missed; returns the number of records. Throws if the store is lost again. */
  onBack: (restarted: boolean) => Promise<number>;
  clock: Clock;
  note: Note;
  times: SharedTimes;
}

/**
 * Whether the shared store can be used. "settling": it is back, but instances still write back what it may
 * have lost; reads and writes are fine, renewals are not.
 */
export class StoreHealth {
  readonly #options: HealthOptions;
  readonly #waiting = new Set<() => void>();
  #state: "up" | "down" | "settling" = "down";
  #since: number;
  #unsettledAt = Number.NEGATIVE_INFINITY;
  #life: string | undefined;
  #noted = false;
  #closed = false;
  #firstTry: Promise<void> | undefined;

  constructor(options: HealthOptions) {
    this.#options = options;
    this.#since = options.clock();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#firstTry = promise.finally(() => {
      this.#firstTry = undefined;
    });
    void this.#comeBack(resolve);
  }

  /** The result of a step; undefined if the store is down. */
  async attempt<Answer>(step: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> {
    if (this.#firstTry !== undefined) await this.#firstTry;
    if (this.#state === "down") return undefined;
    try {
      return { answer: await step() };
    } catch (error) {
      this.lose(error);
      return undefined;
    }
  }

  lose(error: unknown): void {
    if (this.#state === "down" || this.#closed) return;
    const wasUp = this.#state === "up";
    this.#become("down");
    if (!wasUp) return;
    this.#since = this.#options.clock();
    this.#noteLoss(error);
    void this.#comeBack(() => undefined);
  }

  /**
   * Where a renewal may run now. Early in an outage one that is not urgent is postponed, and an urgent one
   * waits.
   */
  async readiness(urgent: boolean): Promise<"shared" | "alone" | "postponed"> {
    if (this.#firstTry !== undefined) await this.#firstTry;
    for (;;) {
      if (this.#state === "up") return "shared";
      const graceMs = this.#since + this.#options.times.graceMs - this.#options.clock();
      if (this.#state === "down" && graceMs <= 0) return "alone";
      if (!urgent) return "postponed";
      await this.#change(this.#state === "down" ? graceMs : this.#options.times.settleMs);
    }
  }

  /** Whether locks were lost recently, or renewals done without one, so that a successor may still arrive. */
  get unsettledLately(): boolean {
    return this.#options.clock() - this.#unsettledAt < unsettledForMs;
  }

  close(): void {
    this.#closed = true;
  }

  async #comeBack(tried: () => void): Promise<void> {
    for (;;) {
      const back = await this.#tryOnce(tried);
      if (back || this.#closed) return;
      await pause(this.#options.times.probeMs);
    }
  }

  async #tryOnce(tried: () => void): Promise<boolean> {
    const { open, onBack, times, clock, note } = this.#options;
    try {
      const life = await open();
      // A new process doesn't know whether the store restarted.
      const restarted = life !== this.#life;
      const unsettled = restarted || this.#leasesLapsed();
      this.#life = life;
      if (unsettled) this.#unsettledAt = clock();
      this.#become("settling");
      tried();
      const [writtenBack] = await Promise.all([onBack(restarted), unsettled && pause(times.settleMs)]);
      if (this.#state !== "settling") return false;
      this.#become("up");
      if (this.#noted) note("store-back", { ms: clock() - this.#since, restarted, writtenBack });
      this.#noted = false;
      return true;
    } catch (error) {
      this.#become("down");
      this.#noteLoss(error);
      tried();
      return false;
    }
  }

  // A turn that was held when the outage began may have expired.
  #leasesLapsed(): boolean {
    const { clock, times } = this.#options;
    return clock() - this.#since >= times.leaseMs - times.heartbeatMs;
  }

  #noteLoss(error: unknown): void {
    if (this.#noted) return;
    this.#noted = true;
    this.#options.note("store-degraded", { why: error instanceof Error ? error.message : String(error) });
  }

  #become(state: "up" | "down" | "settling"): void {
    this.#state = state;
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async #change(mostMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    await Promise.race([promise, pause(mostMs)]);
    this.#waiting.delete(resolve);
  }
}
