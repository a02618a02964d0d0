import { randomBytes } from "node:crypto";
import { refuse } from "./refused.ts";
import type { Space } from "./space.ts";

interface Pair {
  memberId: string;
  /** The sign-in that it comes from. */
  family: string;
  accessToken: string;
  refreshToken: string;
  createdAt: number;
  expiresAt: number;
  refreshExpiresAt: number;
  accessEnded: boolean;
  refreshEnded: boolean;
}

const exchangeMs = 120_000;
const refreshMs = 3 * 24 * 3_600_000;

/** Long enough to fill a cookie: the interface limits the other two tokens alone. */
const newAccessToken = () => ["a", "b", "c"].map(() => randomBytes(300).toString("base64url")).join(".");
/** 256 characters, the most that a request takes; `+`, `/` and `=` are among them. */
const newRefreshToken = () => randomBytes(190).toString("base64");

/** Issues, renews and revokes the tokens of one Space. */
export class Tokens {
  #space: Space;
  #exchange = new Map<string, { memberId: string; until: number }>();
  #pairs: Pair[] = [];

  constructor(space: Space) {
    this.#space = space;
  }

  newExchangeToken(memberId: string): string {
    const token = randomBytes(33).toString("base64").replace(/^./, "+");
    this.#exchange.set(token, { memberId, until: Date.now() + exchangeMs });
    return token;
  }

  exchange(token: string): Pair {
    const found = this.#exchange.get(token);
    this.#exchange.delete(token);
    if (found === undefined || found.until < Date.now())
      return refuse("refusedGrant", "exchangeToken is unusable.");
    return this.#issue(found.memberId, randomBytes(8).toString("hex"));
  }

  renew(token: string): Pair {
    const pair = this.#pairs.find(({ refreshToken }) => refreshToken === token);
    if (pair === undefined || pair.refreshExpiresAt < Date.now()) {
      return refuse("refusedGrant", "refreshToken is unusable.");
    }
    if (pair.refreshEnded) {
      if (this.#space.choices.replayedRefresh === "revokesAll") this.#endFamily(pair.family);
      return refuse("refusedGrant", "refreshToken was used before.");
    }
    pair.accessEnded = true;
    pair.refreshEnded = true;
    return this.#issue(pair.memberId, pair.family);
  }

  /** The id of the member; undefined for a token that is not, or no longer, valid. */
  memberOf(accessToken: string | undefined): string | undefined {
    return this.#pairWith(accessToken)?.memberId;
  }

  logOut(accessToken: string | undefined, refreshToken: string | undefined): void {
    const pair = this.#pairWith(accessToken) ?? refuse("badToken");
    const other = this.#pairs.find((one) => one.refreshToken === refreshToken);
    if (refreshToken !== undefined && other?.memberId !== pair.memberId) refuse("refusedGrant");
    pair.accessEnded = true;
    if (other !== undefined) other.refreshEnded = true;
  }

  #pairWith(accessToken: string | undefined): Pair | undefined {
    return this.#pairs.find(
      (pair) => pair.accessToken === accessToken && !pair.accessEnded && pair.expiresAt > Date.now(),
    );
  }

  #issue(memberId: string, family: string): Pair {
    const createdAt = Date.now();
    const pair = {
      memberId,
      family,
      accessToken: newAccessToken(),
      refreshToken: newRefreshToken(),
      createdAt,
      expiresAt: createdAt + this.#space.choices.accessSeconds * 1000,
      refreshExpiresAt: createdAt + refreshMs,
      accessEnded: false,
      refreshEnded: false,
    };
    this.#pairs.push(pair);
    return pair;
  }

  #endFamily(family: string): void {
    for (const pair of this.#pairs.filter((one) => one.family === family)) {
      pair.accessEnded = true;
      pair.refreshEnded = true;
    }
  }
}
