import { pause } from "../clock.ts";

/** Milliseconds. */
export const sharedTimes = {
  /** A turn without a heartbeat for this long is taken over. Longer than a busy process stalls. */
  leaseMs: 5_000,
  heartbeatMs: 1_500,
  /** How often waiting instances poll, in case a notification is lost. */
  pollMs: 250,
  /** How long a call waits for another instance's renewal. */
  patienceMs: 10_000,
  /** After a refusal: how long to wait for the successor of a previous holder that may be alive. */
  formerHolderMs: 4_000,
  /** After this long an outage, the process renews alone. */
  graceMs: 6_000,
  /** Time for all instances to write back what a restarted store lost, before anything is renewed. */
  settleMs: 2_000,
  probeMs: 250,
} as const;

export type SharedTimes = { readonly [Name in keyof typeof sharedTimes]: number };

export interface StoredRecord {
  rank: number;
  data: string;
}

export interface Locked {
  held: boolean;
  /** Whether a lock expired recently without being released. */
  lapsed: boolean;
  record: StoredRecord | undefined;
}

/**
 * An entry per session, changed only by these atomic operations. Each has a timeout, and throws if it may not
 * have been done.
 */
export interface SharedStore {
  /** Connects, or reconnects. Returns the id of the store's run, which changes when it loses its memory. */
  open(): Promise<string>;
  onLost(listener: (error: Error) => void): void;
  read(key: string): Promise<StoredRecord | undefined>;
  /**
   * Stores `record` unless its rank isn't higher, and returns the previous one. Releases the lock of
   * `holder`. With `onlyHolder` it stores nothing without that lock.
   */
  raise(
    key: string,
    record: StoredRecord,
    ttlMs: number,
    options?: { holder: string; onlyHolder?: boolean },
  ): Promise<{ raised: boolean; before: StoredRecord | undefined }>;
  /** Takes the lock for `leaseMs` unless it is taken, or a record above `rank` exists. */
  lock(key: string, rank: number, holder: string, leaseMs: number, ttlMs: number): Promise<Locked>;
  /**
   * Renews the lease, or takes a free lock, as the store may have lost its memory. Returns whether it is
   * held.
   */
  extend(key: string, holder: string, leaseMs: number, ttlMs: number): Promise<boolean>;
  unlock(key: string, holder: string): Promise<void>;
  /** Calls after changes, as far as notified; returns the unsubscribe function. */
  watch(key: string, listener: () => void): () => void;
  close(): void;
}

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
