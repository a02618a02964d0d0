import type { Clock } from "../clock.ts";
import { rankOf, type SessionRecord } from "./records.ts";

interface Kept {
  record: SessionRecord;
  untilMs: number;
}

/** Records in memory by session id: bounded, each with an expiry, replaced only by higher ranks. */
export class RecordTable {
  /** Least recently used first. An `LRUCache` takes its room, and 30 milliseconds, before the first record. */
  readonly #records = new Map<string, Kept>();
  readonly #clock: Clock;
  readonly #mostRecords: number;

  constructor(clock: Clock, mostRecords: number) {
    this.#clock = clock;
    this.#mostRecords = mostRecords;
  }

  get(sessionId: string): SessionRecord | undefined {
    return this.#use(sessionId)?.record;
  }

  untilMs(sessionId: string): number {
    return this.#use(sessionId)?.untilMs ?? this.#clock();
  }

  /** Stores `record` unless its rank isn't higher; returns whether it did. */
  raise(sessionId: string, record: SessionRecord, untilMs: number): boolean {
    const known = this.#use(sessionId);
    if (known !== undefined && rankOf(known.record) >= rankOf(record)) return false;
    // The end outlives the newest cookie, whichever cookie requested it.
    this.#records.set(sessionId, {
      record,
      untilMs: Math.max(untilMs, known?.untilMs ?? this.#clock()),
    });
    const [unused] = this.#records.size > this.#mostRecords ? this.#records.keys() : [];
    if (unused !== undefined) this.#records.delete(unused);
    return true;
  }

  /** Most recently used first. */
  sessionIds(): string[] {
    return [...this.#records.keys()].reverse();
  }

  #use(sessionId: string): Kept | undefined {
    const kept = this.#records.get(sessionId);
    this.#records.delete(sessionId);
    if (kept === undefined || kept.untilMs < this.#clock()) return undefined;
    this.#records.set(sessionId, kept);
    return kept;
  }
}
