import { type Clock, pause } from "../clock.ts";
import type { Note } from "../session-events.ts";
import type { SharedTimes } from "./shared-times.ts";

const unsettledForMs = 60_000;

interface HealthOptions {
  /** Answers which life of the store it is: another one has forgotten what the last one knew. */
  open: () => Promise<string>;
  /** Writes back what the store missed; answers how many records. Throws when the store is lost again. */
  onBack: (restarted: boolean) => Promise<number>;
  clock: Clock;
  note: Note;
  times: SharedTimes;
}

/**
 * Whether the shared store can be used. "settling": it is back, but may have lost its memory, or instances may
 * have gone on without it, and they are still writing back what they know; read and write, but renew nothing yet.
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

  /** What a step on the store answered; undefined when the store cannot be used. */
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
   * How a renewal may go on: with the store, alone in this process, or not now. One that can wait is not done in the
   * first moments of an outage; one that cannot waits for the store that long.
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

  /** Whether locks were lost lately, or renewals done without one, so that somebody may still come with a successor. */
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
      // A process that has just begun cannot know what the others went through.
      const restarted = life !== this.#life;
      const unsettled = restarted || this.#leasesLapsed();
      this.#life = life;
      if (unsettled) this.#unsettledAt = clock();
      this.#become("settling");
      tried();
      const [writtenBack] = await Promise.all([onBack(restarted), unsettled && pause(times.settleMs)]);
      // Lost again meanwhile.
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

  // Whoever renewed when the outage began may have lost the turn by now, or gone on alone.
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
