import type { Locked, SharedStore, StoredRecord } from "../records/shared-store.ts";

const lapsedForMs = 60_000;

interface Entry {
  record?: StoredRecord;
  holder?: string | undefined;
  leaseUntilMs: number;
  lapsedAtMs: number;
  untilMs: number;
}

/** The memory of a shared store: what the scripts of Valkey do, in this process. Its state is shared by connections. */
export class SimulatedStoreServer {
  readonly #now: () => number;
  #entries = new Map<string, Entry>();
  #lives = 0;
  readonly watchers = new Map<string, Set<() => void>>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get life(): string {
    return `life-${this.#lives}`;
  }

  /** Starts again; with an empty memory, or with what it knew. */
  restart(forget: boolean): void {
    this.#lives += 1;
    this.watchers.clear();
    if (forget) this.#entries.clear();
  }

  read(key: string): StoredRecord | undefined {
    return this.#entry(key)?.record;
  }

  raise(
    key: string,
    record: StoredRecord,
    ttlMs: number,
    options?: { holder: string; onlyHolder?: boolean },
  ): { raised: boolean; before: StoredRecord | undefined } {
    const entry = this.#entry(key) ?? this.#newEntry();
    const before = entry.record;
    const ours = options !== undefined && entry.holder === options.holder;
    if (options?.onlyHolder && !ours) return { raised: false, before };
    const raised = before === undefined || record.rank > before.rank;
    if (raised) Object.assign(entry, { record, lapsedAtMs: Number.NEGATIVE_INFINITY });
    if (ours) entry.holder = undefined;
    this.#put(key, entry, ttlMs);
    if (raised || ours) this.#tell(key);
    return { raised, before };
  }

  lock(key: string, rank: number, holder: string, leaseMs: number, ttlMs: number): Locked {
    const entry = this.#entry(key) ?? this.#newEntry();
    const { record } = entry;
    const now = this.#now();
    if (record !== undefined && record.rank > rank) return { held: false, lapsed: false, record };
    if (entry.holder !== undefined && entry.holder !== holder) {
      if (entry.leaseUntilMs > now) return { held: false, lapsed: false, record };
      entry.lapsedAtMs = now;
    }
    Object.assign(entry, { holder, leaseUntilMs: now + leaseMs });
    this.#put(key, entry, ttlMs);
    return { held: true, lapsed: entry.lapsedAtMs > now - lapsedForMs, record };
  }

  extend(key: string, holder: string, leaseMs: number, ttlMs: number): boolean {
    const entry = this.#entry(key) ?? this.#newEntry();
    if (entry.holder !== undefined && entry.holder !== holder) return false;
    Object.assign(entry, { holder, leaseUntilMs: this.#now() + leaseMs });
    this.#put(key, entry, ttlMs);
    return true;
  }

  unlock(key: string, holder: string): void {
    const entry = this.#entry(key);
    if (entry?.holder !== holder) return;
    entry.holder = undefined;
    this.#tell(key);
  }

  #entry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.untilMs > this.#now() ? entry : undefined;
  }

  #newEntry(): Entry {
    return { leaseUntilMs: 0, lapsedAtMs: Number.NEGATIVE_INFINITY, untilMs: 0 };
  }

  #put(key: string, entry: Entry, ttlMs: number): void {
    entry.untilMs = Math.max(entry.untilMs, this.#now() + ttlMs);
    this.#entries.set(key, entry);
  }

  #tell(key: string): void {
    for (const listener of [...(this.watchers.get(key) ?? [])]) listener();
  }
}

/** A connection to it that always works at once; the model puts a network in between. */
export function connectionTo(server: SimulatedStoreServer): SharedStore {
  return {
    open: async () => server.life,
    onLost: () => undefined,
    read: async (key) => server.read(key),
    raise: async (...step) => server.raise(...step),
    lock: async (...step) => server.lock(...step),
    extend: async (...step) => server.extend(...step),
    unlock: async (...step) => server.unlock(...step),
    watch: (key, listener) => {
      const listeners = server.watchers.get(key) ?? new Set();
      server.watchers.set(key, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    close: () => undefined,
  };
}
