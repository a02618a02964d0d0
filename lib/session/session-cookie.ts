import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { environment } from "#lib/environment.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "./clock.ts";
import { cookieName } from "./cookie-options.ts";
import { type CookieSource, clearCookie, openCookie, sealedValue, setCookie } from "./sealed-cookie.ts";
import { type Session, sessionEndsAt, sessionSchema } from "./session.ts";

const mostOpened = 20_000;

/** The session that a request's cookie holds, as far as it is not over. */
export async function openSession(source: CookieSource): Promise<Session | undefined> {
  const name = cookieName("session");
  const sealed = sealedValue(source, name);
  if (sealed === undefined) return undefined;
  const key = hash("sha256", sealed, "base64url");
  const session = openedSessions().get(key) ?? (await openAndKeep(source, key));
  if (session === undefined) return undefined;
  return sessionEndsAt(session, environment().sessionMaxAgeSeconds) > systemClock() ? session : undefined;
}

/** Opening costs more than all the rest of a call: what was opened is kept, by the hash of what was sealed. */
async function openAndKeep(source: CookieSource, key: string): Promise<Session | undefined> {
  const session = await openCookie(source, cookieName("session"), sessionSchema);
  if (session !== undefined) openedSessions().set(key, session);
  return session;
}

function openedSessions(): LRUCache<string, Session> {
  return processState("opened-sessions", () => new LRUCache<string, Session>({ max: mostOpened }));
}

/** Whether the request has a session cookie at all, readable or not. */
export function hasSessionCookie(source: CookieSource): boolean {
  return source.headers.get("cookie")?.includes(cookieName("session")) ?? false;
}

export async function setSessionCookie(
  source: CookieSource,
  headers: Headers,
  session: Session,
): Promise<void> {
  const endsAt = sessionEndsAt(session, environment().sessionMaxAgeSeconds);
  const ttlSeconds = Math.max(1, Math.floor((endsAt - systemClock()) / 1000));
  await setCookie(source, headers, cookieName("session"), session, ttlSeconds);
  headers.set("cache-control", "private, no-store");
}

export async function clearSessionCookie(source: CookieSource, headers: Headers): Promise<void> {
  await clearCookie(source, headers, cookieName("session"));
  headers.set("cache-control", "private, no-store");
}
