import { LRUCache } from "lru-cache";
import type { Session } from "../session.ts";

const pauseMs = 10_000;
const pauseOfAcceptedMs = 1_000;

interface Forced {
  generation: number;
  atMs: number;
  /** Whether a service has accepted its accessToken since. */
  accepted: boolean;
}

/**
 * Renewals that were made because a service did not accept an accessToken. The pair of such a renewal is renewed by
 * force again only after a pause, a short one where it was accepted: where it was not, another one may bring nothing.
 */
export class ForcedRenewals {
  readonly #latest = new LRUCache<string, Forced>({ max: 10_000 });

  mayForce({ id, generation }: Session, nowMs: number): boolean {
    const latest = this.#latest.get(id);
    if (latest?.generation !== generation) return true;
    return nowMs - latest.atMs >= (latest.accepted ? pauseOfAcceptedMs : pauseMs);
  }

  /** Takes note of the session that such a renewal brought. */
  note({ id, generation }: Session, nowMs: number): void {
    this.#latest.set(id, { generation, atMs: nowMs, accepted: false });
  }

  accepted({ id, generation }: Session): void {
    const latest = this.#latest.get(id);
    if (latest?.generation === generation) latest.accepted = true;
  }
}
