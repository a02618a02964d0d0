import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { rankOf, type SessionRecord } from "./records.ts";

/** Records in this process' memory, by session id: bounded, each until its time, and only ever rising. */
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

  /** Until when the record is kept. */
  untilMs(sessionId: string): number {
    return this.#clock() + this.#records.getRemainingTTL(sessionId);
  }

  /** Puts `record` unless one of the same or a higher rank is there; answers whether it did. */
  raise(sessionId: string, record: SessionRecord, untilMs: number): boolean {
    const known = this.#records.get(sessionId);
    if (known !== undefined && rankOf(known) >= rankOf(record)) return false;
    // The end of a session outlives the newest cookie of it, whichever cookie asked for that end.
    const leftMs = known === undefined ? 0 : this.#records.getRemainingTTL(sessionId);
    this.#records.set(sessionId, record, { ttl: Math.max(1, untilMs - this.#clock(), leftMs) });
    return true;
  }

  /** Those used last first. */
  sessionIds(): string[] {
    return [...this.#records.keys()];
  }
}
