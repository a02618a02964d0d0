import { pause } from "../clock.ts";
import type { SharedStore } from "./shared-store.ts";

/** Waits for changes of one entry of the store, and looks up by itself in case the store does not say so. */
export class ChangeBell {
  readonly #stop: () => void;
  #rang = false;
  #wake: () => void = () => undefined;

  constructor(store: SharedStore, key: string) {
    this.#stop = store.watch(key, () => {
      this.#rang = true;
      this.#wake();
    });
  }

  /** Resolves at the next change since it last did, or after `mostMs`. */
  async next(mostMs: number): Promise<void> {
    if (!this.#rang) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await Promise.race([promise, pause(mostMs)]);
    }
    this.#rang = false;
  }

  stop(): void {
    this.#stop();
  }
}
