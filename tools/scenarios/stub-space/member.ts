import type { StubCall } from "./call.ts";
import type { Fault } from "./fault.ts";
import type { Operation, Token } from "./token.ts";

interface PlannedFault {
  operation: Operation;
  fault: Fault;
  left: number;
  fits: (call: StubCall) => boolean;
}

/** A member of the stub Space: token lifetimes, planned faults, and recorded calls. */
export class StubMember {
  readonly id: string;
  /** Of the pairs that are issued from now on. */
  accessSeconds = 900;
  refreshSeconds = 3 * 24 * 60 * 60;
  /** Characters of an accessToken. */
  accessLength = 64;
  /** Its accessTokens are accepted although they have expired: a busy machine takes its time to sign in. */
  isSigningIn = false;
  readonly tokens: Token[] = [];
  readonly calls: StubCall[] = [];
  readonly #faults: PlannedFault[] = [];
  readonly #waiting: { operation: Operation; resolve: (call: StubCall) => void }[] = [];

  constructor(id: string) {
    this.id = id;
  }

  /** Plans a fault for the next call of its kind, or for several. Earlier plans come first. */
  fail(
    operation: Operation,
    fault: Fault,
    { times = 1, fits = () => true }: { times?: number; fits?: (call: StubCall) => boolean } = {},
  ): void {
    this.#faults.push({ operation, fault, left: times, fits });
  }

  /** Cancels planned faults. */
  recover(): void {
    this.#faults.length = 0;
  }

  /** Resolves when the next call of this kind has come to the Space; nothing has happened to it then. */
  arrival(operation: Operation): Promise<StubCall> {
    return new Promise((resolve) => this.#waiting.push({ operation, resolve }));
  }

  /** Internal: records a call and returns its planned fault. */
  take(call: StubCall): Fault {
    this.calls.push(call);
    for (const waiting of this.#waiting.filter(({ operation }) => operation === call.operation)) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(call);
    }
    const planned = this.#faults.find(
      ({ operation, left, fits }) => operation === call.operation && left > 0 && fits(call),
    );
    if (planned === undefined) return {};
    planned.left--;
    return planned.fault;
  }

  callsOf(operation: Operation): StubCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  /** The refreshTokens that renewals were asked for with, in order, accepted or not. */
  get renewedWith(): string[] {
    return this.callsOf("renew").flatMap(({ token }) => (token === undefined ? [] : [token.value]));
  }

  /** How many refreshTokens were sent to a renewal more than once. */
  get usedTwice(): number {
    const used = this.renewedWith;
    return new Set(used.filter((value, index) => used.indexOf(value) !== index)).size;
  }

  /** Refused renewals: a refreshToken that was revoked came again. */
  get refusedRenewals(): number {
    const uses = this.tokens.filter(({ kind }) => kind === "refreshToken").flatMap((token) => token.uses);
    return uses.filter(({ operation, accepted }) => operation === "renew" && !accepted).length;
  }

  get exchanges(): number {
    return this.callsOf("exchange").length;
  }

  get newestRefreshToken(): Token | undefined {
    return this.tokens.findLast(({ kind }) => kind === "refreshToken");
  }

  /** The refreshTokens that would still be accepted. */
  get liveRefreshTokens(): Token[] {
    return this.tokens.filter(({ kind, dead }) => kind === "refreshToken" && !dead);
  }
}
