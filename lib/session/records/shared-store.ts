/** A record as the store holds it: readable rank, sealed data. */
export interface StoredRecord {
  rank: number;
  data: string;
}

export interface Locked {
  /** Whether the lock is ours now. */
  held: boolean;
  /** Whether somebody's lock was taken over lately without having been given back. */
  lapsed: boolean;
  record: StoredRecord | undefined;
}

/**
 * What several instances share: one entry a session, changed by these steps alone, each of which is atomic. Every
 * step is bounded in time and throws when it cannot be known to have been done; it may have been, all the same.
 */
export interface SharedStore {
  /** Connects, anew where a connection is there already. Answers which life of the store it is: another, another memory. */
  open(): Promise<string>;
  /** Calls when the connection is lost. */
  onLost(listener: (error: Error) => void): void;
  read(key: string): Promise<StoredRecord | undefined>;
  /**
   * Puts `record` unless one of the same or a higher rank is there, and answers what was there before. Gives back
   * the lock of `holder`. With `onlyHolder` nothing is put once the lock is not, or no longer, the holder's.
   */
  raise(
    key: string,
    record: StoredRecord,
    ttlMs: number,
    options?: { holder: string; onlyHolder?: boolean },
  ): Promise<{ raised: boolean; before: StoredRecord | undefined }>;
  /** Takes the lock for `leaseMs` unless another holds it, or a record above `rank` is there. */
  lock(key: string, rank: number, holder: string, leaseMs: number, ttlMs: number): Promise<Locked>;
  /** Renews the lease; takes a lock that nobody has, as the store may have lost its memory. Answers whether it is ours. */
  extend(key: string, holder: string, leaseMs: number, ttlMs: number): Promise<boolean>;
  unlock(key: string, holder: string): Promise<void>;
  /** Calls after changes of the entry, as far as the store gets to say so; answers how to stop that. */
  watch(key: string, listener: () => void): () => void;
  close(): void;
}
