import type { TokenPair } from "../session.ts";
import type { AuthApi, Issue, Revocation } from "../upstream/auth-api.ts";
import type { SimulatedProcess, Simulation } from "./simulation-for-tests.ts";

/**
 * What happens to one renewal: it takes its time on the way there, or back; its answer is lost when that time is over;
 * or it never gets there; or a proxy in between refuses it.
 */
export interface AuthFault {
  fault: "late" | "slow" | "answer-lost" | "down" | "proxy-refuses";
  ms: number;
}

export interface TokenUse {
  refreshToken: string;
  atMs: number;
  by: SimulatedProcess;
  outcome: Issue["outcome"];
}

export const lifetimeMs = 20_000;
const refreshLifetimeMs = 3 * 24 * 60 * 60 * 1000;

/** The Auth API of a model: strict rotation, and a note of each use of each token. */
export class ModelAuthApi {
  readonly uses: TokenUse[] = [];
  readonly faults: AuthFault[] = [];
  /** To whom each pair was answered, by its accessToken; not in here: the answer was lost. */
  readonly issuedTo = new Map<string, SimulatedProcess>();
  /** Called when a process has the answer to a renewal, and has done nothing with it yet. */
  onAnswered: (process: SimulatedProcess) => void = () => undefined;
  /** Whether a proxy has refused one renewal twice. */
  proxyRefusedTwice = false;
  readonly #refusedByProxy = new Set<string>();
  readonly #revokedAccess = new Set<string>();
  readonly #simulation: Simulation;
  readonly #latencyMs: () => number;
  readonly #live = new Map<string, TokenPair>();
  #issued = 0;

  constructor(simulation: Simulation, latencyMs: () => number) {
    this.#simulation = simulation;
    this.#latencyMs = latencyMs;
  }

  get livePairs(): TokenPair[] {
    return [...this.#live.values()];
  }

  issue(): TokenPair {
    const number = this.#issued++;
    const { nowMs } = this.#simulation;
    const pair = {
      accessToken: `access-${number}`,
      accessExpiresAt: nowMs + lifetimeMs,
      lifetimeMs,
      refreshToken: `refresh-${number}`,
      refreshExpiresAt: nowMs + refreshLifetimeMs,
    };
    this.#live.set(pair.refreshToken, pair);
    return pair;
  }

  /** From here on no service accepts the accessTokens that there are; their refreshTokens live. */
  revokeAccess(): void {
    for (const { accessToken } of this.livePairs) this.#revokedAccess.add(accessToken);
  }

  accepts(accessToken: string): boolean {
    const { nowMs } = this.#simulation;
    if (this.#revokedAccess.has(accessToken)) return false;
    return this.livePairs.some((pair) => pair.accessToken === accessToken && pair.accessExpiresAt > nowMs);
  }

  /** As one instance reaches it. */
  seenBy(process: SimulatedProcess): AuthApi {
    return {
      exchange: () => Promise.reject(new Error("not in the model")),
      renew: (refreshToken) => this.#renew(process, refreshToken),
      revoke: (accessToken) => this.#reach(process, () => this.#revoke(accessToken)),
    };
  }

  async #renew(process: SimulatedProcess, refreshToken: string): Promise<Issue> {
    const fault = this.faults.shift();
    const failed = (unknown: boolean): Issue => ({ outcome: "failed", unknown, why: fault?.fault ?? "" });
    if (fault?.fault === "down") return await this.#reach(process, () => failed(false), fault.ms);
    if (fault?.fault === "proxy-refuses") {
      return await this.#reach(process, () => this.#refuseByProxy(refreshToken));
    }
    const lost = fault?.fault === "answer-lost";
    const rotate = () => this.#rotate(process, refreshToken, lost);
    const ms = fault?.fault === "late" ? [undefined, fault.ms] : [fault?.ms];
    const issue = await this.#reach(process, rotate, ...ms);
    this.onAnswered(process);
    await this.#reach(process, () => undefined, 0, 0);
    return lost ? failed(true) : issue;
  }

  #refuseByProxy(refreshToken: string): Issue {
    if (this.#refusedByProxy.has(refreshToken)) this.proxyRefusedTwice = true;
    this.#refusedByProxy.add(refreshToken);
    return { outcome: "unverified", why: "status 403" };
  }

  #rotate(by: SimulatedProcess, refreshToken: string, lost: boolean): Issue {
    const living = this.#live.delete(refreshToken);
    const issue: Issue = living ? { outcome: "issued", pair: this.issue() } : { outcome: "refused" };
    if (issue.outcome === "issued" && !lost) this.issuedTo.set(issue.pair.accessToken, by);
    this.uses.push({ refreshToken, atMs: this.#simulation.nowMs, by, outcome: issue.outcome });
    return issue;
  }

  #revoke(accessToken: string): Revocation {
    if (!this.accepts(accessToken)) return "gone";
    for (const [token, pair] of this.#live) if (pair.accessToken === accessToken) this.#live.delete(token);
    return "revoked";
  }

  #reach<Answer>(
    process: SimulatedProcess,
    step: () => Answer,
    answerMs = this.#latencyMs(),
    askMs = this.#latencyMs(),
  ): Promise<Answer> {
    return new Promise((resolve) => {
      this.#simulation.after(askMs, undefined, () => {
        const answer = step();
        this.#simulation.after(answerMs, process, () => resolve(answer));
      });
    });
  }
}
