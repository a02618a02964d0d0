import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";

/** A process in the simulation: what it has planned does not happen once it is dead, and waits while it stalls. */
export class SimulatedProcess {
  alive = true;
  stalledUntilMs = 0;
}

interface Planned {
  atMs: number;
  order: number;
  process: SimulatedProcess | undefined;
  run: () => void;
  off: boolean;
}

const realSetImmediate = setImmediate;

/**
 * Time that passes only when nothing is left to do: whatever is planned happens in its order, and all that follows
 * from it at once. `setTimeout` plans too, for the process that called it.
 */
export class Simulation {
  nowMs = Date.UTC(2026, 0, 1);
  readonly #running = new AsyncLocalStorage<SimulatedProcess | undefined>();
  readonly #planned: Planned[] = [];
  #orders = 0;

  /** Runs as a process: what it begins belongs to that process. */
  as<Result>(process: SimulatedProcess | undefined, run: () => Result): Result {
    return this.#running.run(process, run);
  }

  after(delayMs: number, process: SimulatedProcess | undefined, run: () => void): Planned {
    return this.#plan({ atMs: this.nowMs + delayMs, order: this.#orders++, process, run, off: false });
  }

  /** Lets the time pass until everything has happened that is planned before then. */
  async runUntil(untilMs: number): Promise<void> {
    vi.stubGlobal("setTimeout", (run: () => void, delayMs = 0) => {
      const planned = this.after(delayMs, this.#running.getStore(), run);
      return { unref: () => planned, planned };
    });
    vi.stubGlobal("clearTimeout", (timer: { planned: Planned } | undefined) => {
      if (timer !== undefined) timer.planned.off = true;
    });
    try {
      for (let next = this.#next(untilMs); next !== undefined; next = this.#next(untilMs)) {
        this.nowMs = Math.max(this.nowMs, next.atMs);
        this.as(next.process, next.run);
        await new Promise((resolve) => realSetImmediate(resolve));
      }
      this.nowMs = Math.max(this.nowMs, untilMs);
    } finally {
      vi.unstubAllGlobals();
    }
  }

  #next(untilMs: number): Planned | undefined {
    for (;;) {
      const last = this.#planned.at(-1);
      if (last === undefined || last.atMs > untilMs) return undefined;
      this.#planned.pop();
      if (last.off || last.process?.alive === false) continue;
      const stalledUntilMs = last.process?.stalledUntilMs ?? 0;
      if (stalledUntilMs <= Math.max(this.nowMs, last.atMs)) return last;
      this.#plan({ ...last, atMs: stalledUntilMs });
    }
  }

  // The soonest last.
  #plan(planned: Planned): Planned {
    let low = 0;
    let high = this.#planned.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#planned[middle];
      const later = other !== undefined && (other.atMs - planned.atMs || other.order - planned.order) > 0;
      if (later) low = middle + 1;
      else high = middle;
    }
    this.#planned.splice(low, 0, planned);
    return planned;
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
