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
