import { pause } from "../clock.ts";
import type { SharedStore } from "./shared-store.ts";

/** Waits for changes of an entry of the store; also polls, in case a notification is lost. */
export class ChangeListener {
  readonly #stop: () => void;
  #hasChanged = false;
  #wake: () => void = () => undefined;

  constructor(store: SharedStore, key: string) {
    this.#stop = store.watch(key, () => {
      this.#hasChanged = true;
      this.#wake();
    });
  }

  /** Resolves at the next change, or after `mostMs`. */
  async next(mostMs: number): Promise<void> {
    if (!this.#hasChanged) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await Promise.race([promise, pause(mostMs)]);
    }
    this.#hasChanged = false;
  }

  stop(): void {
    this.#stop();
  }
}
