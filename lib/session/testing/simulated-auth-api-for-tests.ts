import type { Session, TokenPair } from "../session.ts";
import type { AuthApi, Issue, Revocation } from "../upstream/auth-api.ts";

export const lifetimeMs = 900_000;

/** What happens to the next renewal: the answer is lost after it was made, or it is never made. */
export type Fault = "answer-lost" | "service-down" | "unreadable-answer";

/** An Auth API in memory with the seed's strict rotation, which remembers every use of every token. */
export class SimulatedAuthApi implements AuthApi {
  readonly renewals: string[] = [];
  readonly revocations: { accessToken: string; refreshToken: string }[] = [];
  readonly faults: Fault[] = [];
  delayMs = 0;
  /** What a renewal waits for besides. */
  beforeRenewal = Promise.resolve();
  now: () => number;
  #issued = 0;
  #live = new Map<string, TokenPair>();

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** A pair as an exchange would issue it. */
  issue(): TokenPair {
    const number = this.#issued++;
    const pair = {
      accessToken: `access-${number}`,
      accessExpiresAt: this.now() + lifetimeMs,
      lifetimeMs,
      refreshToken: `refresh-${number}`,
      refreshExpiresAt: this.now() + 3 * 24 * 60 * 60 * 1000,
    };
    this.#live.set(pair.refreshToken, pair);
    return pair;
  }

  accepts(accessToken: string): boolean {
    return [...this.#live.values()].some(
      (pair) => pair.accessToken === accessToken && pair.accessExpiresAt > this.now(),
    );
  }

  get livePairs(): number {
    return this.#live.size;
  }

  async exchange(): Promise<Issue> {
    return { outcome: "issued", pair: this.issue() };
  }

  async renew(refreshToken: string): Promise<Issue> {
    this.renewals.push(refreshToken);
    const fault = this.faults.shift();
    await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    await this.beforeRenewal;
    if (fault === "service-down") return { outcome: "failed", unknown: false, why: "down" };
    if (!this.#live.delete(refreshToken)) return { outcome: "refused" };
    const pair = this.issue();
    if (fault !== undefined) return { outcome: "failed", unknown: true, why: fault };
    return { outcome: "issued", pair };
  }

  async revoke(accessToken: string, refreshToken: string): Promise<Revocation> {
    this.revocations.push({ accessToken, refreshToken });
    if (!this.accepts(accessToken)) return "gone";
    for (const [token, pair] of this.#live) {
      if (pair.accessToken === accessToken || token === refreshToken) this.#live.delete(token);
    }
    return "revoked";
  }
}

export function sessionOf(pair: TokenPair, beganAt = Date.now()): Session {
  return {
    v: 1,
    id: `session-${pair.refreshToken}`.padEnd(20, "0"),
    generation: 0,
    pair,
    beganAt,
    provider: "embedded",
    memberId: "m1",
  };
}
