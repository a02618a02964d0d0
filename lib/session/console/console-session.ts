import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { identifyRequest } from "#lib/log-context.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "../clock.ts";
import { cookieName } from "../cookie/cookie-options.ts";
import { type CookieSource, clearCookie, openCookie, setCookie } from "../cookie/sealed-cookie.ts";
import { callUpstream, type UpstreamRequest } from "../upstream/upstream.ts";
import type { UpstreamResponse } from "../upstream/upstream-exchange.ts";

/** CMA doesn't say how long its tokens live: platform users paste one again after 12 hours. */
const consoleSeconds = 12 * 60 * 60;
const mostEnded = 20_000;

const consoleSessionSchema = z.object({
  v: z.literal(1),
  id: z.string().min(16),
  cmaToken: z.string().min(1),
  userId: z.string().min(1),
  beganAt: z.number(),
});

/** A platform user's session, separate from members' sessions. */
export type ConsoleSession = z.infer<typeof consoleSessionSchema>;

const name = () => cookieName("console");

/** The session of the request's console cookie, unless it is over. */
export async function openConsole(source: CookieSource): Promise<ConsoleSession | undefined> {
  const session = await openCookie(source, name(), consoleSessionSchema);
  if (session === undefined || ended().has(session.id)) return undefined;
  if (session.beganAt + consoleSeconds * 1000 <= systemClock()) return undefined;
  identifyRequest({ userId: session.userId });
  return session;
}

/** Whether the request has a console cookie, readable or not. */
export function hasConsoleCookie(source: CookieSource): boolean {
  return source.headers.get("cookie")?.includes(name()) ?? false;
}

/** Seals a token that CMA accepted and ends the previous session. */
export async function beginConsole(
  source: CookieSource,
  headers: Headers,
  { cmaToken, userId }: Pick<ConsoleSession, "cmaToken" | "userId">,
): Promise<void> {
  const before = await openConsole(source);
  if (before !== undefined) endOf(before);
  const id = randomBytes(18).toString("base64url");
  const session: ConsoleSession = { v: 1, id, cmaToken, userId, beganAt: systemClock() };
  await setCookie(source, headers, name(), session, consoleSeconds);
}

/** Clears the cookie; this process accepts no copy of it afterwards. */
export async function endConsole(source: CookieSource, headers: Headers): Promise<void> {
  const session = await openConsole(source);
  if (session !== undefined) endOf(session);
  await clearCookie(source, headers, name());
}

// CMA has no endpoint to revoke tokens. Only this process knows: docs/decisions/0029.
function endOf({ id }: ConsoleSession): void {
  ended().set(id, true);
}

function ended(): LRUCache<string, true> {
  return processState(
    "ended-consoles",
    () => new LRUCache<string, true>({ max: mostEnded, ttl: consoleSeconds * 1000 }),
  );
}

/**
 * Sends a call as the platform user, once: a CMA token can't be renewed. `ended`: CMA refused it. Throws
 * `UpstreamError`.
 */
export async function sendToCma(
  { cmaToken }: ConsoleSession,
  call: UpstreamRequest,
): Promise<UpstreamResponse | "ended"> {
  const headers = { ...call.headers, authorization: `Bearer ${cmaToken}` };
  const response = await callUpstream({ ...call, headers });
  if (response.status !== 401) return response;
  response.body.dump();
  return "ended";
}
