import type { Exchange } from "../servers/recording-proxy.ts";

export interface Pair {
  accessToken: string;
  refreshToken: string;
}

/** What became of one member's tokens, as the Space was asked: read from what went over the wire. */
export interface TokenStory {
  exchanges: number;
  /** The refreshTokens that renewals were asked for with, in order. */
  renewedWith: string[];
  /** The refreshTokens that logouts carried. */
  revokedWith: string[];
  /** Every pair that the member was given, oldest first. */
  issued: Pair[];
}

/** The story of the member with this e-mail address, who signed in for this test alone. */
export function tokenStory(space: readonly Exchange[], email: string): TokenStory {
  const issued = new Map(firstPairs(space, email).map((pair) => [pair.refreshToken, pair]));
  const exchanges = issued.size;
  const renewedWith: string[] = [];
  const revokedWith: string[] = [];
  for (const call of space) {
    const sent = refreshTokenIn(call.requestBody);
    if (sent === undefined || !issued.has(sent)) continue;
    if (call.method === "DELETE") revokedWith.push(sent);
    if (!call.path.endsWith("/oauth/refresh")) continue;
    renewedWith.push(sent);
    const pair = pairIn(call);
    if (pair !== undefined) issued.set(pair.refreshToken, pair);
  }
  return { exchanges, renewedWith, revokedWith, issued: [...issued.values()] };
}

/** What the Space answered to calls with this member's accessToken, of the addresses that hold `part`. */
export function answersTo(space: readonly Exchange[], { accessToken }: Pair, part: string): Exchange[] {
  return space.filter(({ path, requestHeaders }) => {
    const credential = requestHeaders.find(([name]) => name.toLowerCase() === "authorization")?.[1];
    return path.includes(part) && credential === `Bearer ${accessToken}`;
  });
}

/** The pairs of exchanges whose accessToken was then used for `GET /me` with this address as the answer. */
function firstPairs(space: readonly Exchange[], email: string): Pair[] {
  const own = new Set<string>();
  for (const call of space) {
    if (!call.path.endsWith("/acma/v1/me") || !call.responseBody.includes(`"${email}"`)) continue;
    const credential = call.requestHeaders.find(([name]) => name.toLowerCase() === "authorization");
    if (credential !== undefined) own.add(credential[1].slice("Bearer ".length));
  }
  return space.flatMap((call) => {
    const pair = call.path.endsWith("/oauth/token") ? pairIn(call) : undefined;
    return pair !== undefined && own.has(pair.accessToken) ? [pair] : [];
  });
}

function pairIn({ status, responseBody }: Exchange): Pair | undefined {
  if (status !== 200) return undefined;
  const { accessToken, refreshToken } = JSON.parse(responseBody);
  return { accessToken, refreshToken };
}

function refreshTokenIn(body: string): string | undefined {
  return /"refreshToken":"([^"]+)"/.exec(body)?.[1];
}
