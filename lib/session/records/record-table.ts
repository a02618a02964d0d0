import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { rankOf, type SessionRecord } from "./records.ts";

/** Records in memory by session id: bounded, each with an expiry, replaced only by higher ranks. */
export class RecordTable {
  readonly #records: LRUCache<string, SessionRecord>;
  readonly #clock: Clock;

  constructor(clock: Clock, mostRecords: number) {
    this.#clock = clock;
    this.#records = new LRUCache({ max: mostRecords, perf: { now: clock }, ttlResolution: 0 });
  }

  get(sessionId: string): SessionRecord | undefined {
    return this.#records.get(sessionId);
  }

  untilMs(sessionId: string): number {
    return this.#clock() + this.#records.getRemainingTTL(sessionId);
  }

  /** Stores `record` unless its rank isn't higher; returns whether it did. */
  raise(sessionId: string, record: SessionRecord, untilMs: number): boolean {
    const known = this.#records.get(sessionId);
    if (known !== undefined && rankOf(known) >= rankOf(record)) return false;
    // The end outlives the newest cookie, whichever cookie requested it.
    const leftMs = known === undefined ? 0 : this.#records.getRemainingTTL(sessionId);
    this.#records.set(sessionId, record, { ttl: Math.max(1, untilMs - this.#clock(), leftMs) });
    return true;
  }

  /** Most recently used first. */
  sessionIds(): string[] {
    return [...this.#records.keys()];
  }
}
