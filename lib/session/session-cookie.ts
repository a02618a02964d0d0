import { environment } from "#lib/environment.ts";
import { systemClock } from "./clock.ts";
import { cookieName } from "./cookie-options.ts";
import { type CookieSource, clearCookie, openCookie, setCookie } from "./sealed-cookie.ts";
import { type Session, sessionEndsAt, sessionSchema } from "./session.ts";

/** The session that a request's cookie holds, as far as it is not over. */
export async function openSession(source: CookieSource): Promise<Session | undefined> {
  const session = await openCookie(source, cookieName("session"), sessionSchema);
  if (session === undefined) return undefined;
  return sessionEndsAt(session, environment().sessionMaxAgeSeconds) > systemClock() ? session : undefined;
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
