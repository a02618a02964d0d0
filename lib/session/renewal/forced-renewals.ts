import { LRUCache } from "lru-cache";
import type { Session } from "../session.ts";

const pauseMs = 10_000;
const pauseOfAcceptedMs = 1_000;

interface Forced {
  generation: number;
  atMs: number;
  accepted: boolean;
}

/**
 * Renewals that a 401 of a service forced. The new pair is only renewed by force again after a pause, a short
 * one if a service accepted it: otherwise another renewal may not help either.
 */
export class ForcedRenewals {
  readonly #latest = new LRUCache<string, Forced>({ max: 10_000 });

  mayForce({ id, generation }: Session, nowMs: number): boolean {
    const latest = this.#latest.get(id);
    if (latest?.generation !== generation) return true;
    return nowMs - latest.atMs >= (latest.accepted ? pauseOfAcceptedMs : pauseMs);
  }

  note({ id, generation }: Session, nowMs: number): void {
    this.#latest.set(id, { generation, atMs: nowMs, accepted: false });
  }

  accepted({ id, generation }: Session): void {
    const latest = this.#latest.get(id);
    if (latest?.generation === generation) latest.accepted = true;
  }
}
