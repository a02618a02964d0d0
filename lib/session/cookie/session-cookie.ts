import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { environment } from "#lib/environment.ts";
import { identifyRequest } from "#lib/log-context.ts";
import { processState } from "#lib/process-state.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { systemClock } from "../clock.ts";
import { renewal, sessionRecords } from "../container.ts";
import { isAbove } from "../records/records.ts";
import {
  type CookieWithoutPair,
  cookieWithoutPairSchema,
  fitCookies,
  type SealedSession,
  type Session,
  sessionEndsAt,
  sessionSchema,
} from "../session.ts";
import { cookieName } from "./cookie-options.ts";
import { type CookieSource, clearCookie, openCookie, sealedValue, setCookie } from "./sealed-cookie.ts";

const mostOpened = 20_000;

export const sealedSessionSchema = z.union([sessionSchema, cookieWithoutPairSchema]);

/** The session of a request's cookie, unless it is over. Throws like `withPairOfRecord`. */
export async function openSession(source: CookieSource): Promise<Session | undefined> {
  const sealed = await openSealedSession(source);
  const session = sealed === undefined || "pair" in sealed ? sealed : await withPairOfRecord(sealed);
  if (session === undefined) return undefined;
  if (sessionEndsAt(session, environment().sessionMaxAgeSeconds) <= systemClock()) return undefined;
  identifyRequest({ memberId: session.memberId });
  return session;
}

/**
 * The content of the session cookie. Opening it costs more than the rest of a call, so results are cached by
 * the hash of the sealed value.
 */
export async function openSealedSession(source: CookieSource): Promise<SealedSession | undefined> {
  const name = cookieName("session");
  const sealed = sealedValue(source, name);
  if (sealed === undefined) return undefined;
  const key = hash("sha256", sealed, "base64url");
  const known = openedSessions().get(key);
  if (known !== undefined) return known;
  const session = await openCookie(source, name, sealedSessionSchema);
  if (session !== undefined) openedSessions().set(key, session);
  return session;
}

function openedSessions(): LRUCache<string, SealedSession> {
  return processState("opened-sessions", () => new LRUCache<string, SealedSession>({ max: mostOpened }));
}

/**
 * What fits into a cookie: the session, or the session without its pair, which then is in the record.
 * @param beside sessions in other cookies
 */
export async function sealable(session: SealedSession, ...beside: SealedSession[]): Promise<SealedSession> {
  if (!("pair" in session) || fitCookies(session, ...beside)) return session;
  await sessionRecords().keep(session, sessionEndsAt(session, environment().sessionMaxAgeSeconds));
  const { pair: _, ...withoutPair } = session;
  return withoutPair satisfies CookieWithoutPair;
}

/** Whether the request has a session cookie, readable or not. */
export function hasSessionCookie(source: CookieSource): boolean {
  return source.headers.get("cookie")?.includes(cookieName("session")) ?? false;
}

export async function setSessionCookie(
  source: CookieSource,
  headers: Headers,
  session: SealedSession,
): Promise<void> {
  const endsAt = sessionEndsAt(session, environment().sessionMaxAgeSeconds);
  const ttlSeconds = Math.max(1, Math.floor((endsAt - systemClock()) / 1000));
  await setCookie(source, headers, cookieName("session"), await sealable(session), ttlSeconds);
  headers.set("cache-control", "private, no-store");
}

export async function clearSessionCookie(source: CookieSource, headers: Headers): Promise<void> {
  await clearCookie(source, headers, cookieName("session"));
  headers.set("cache-control", "private, no-store");
}

/** The newest known state of a request's session; undefined without one, or if it has ended. */
export async function currentSession(source: CookieSource): Promise<Session | undefined> {
  const opened = await openSession(source);
  return opened && (await renewal().newest(opened));
}

/** The same for a sign-out: without the pair if its record can't be read. */
export async function endingSession(source: CookieSource): Promise<SealedSession | undefined> {
  return await currentSession(source).catch(() => openSealedSession(source));
}

/** A placeholder for a session that has ended. */
const lostPair: Session["pair"] = {
  accessToken: "-",
  accessExpiresAt: 0,
  lifetimeMs: 0,
  refreshToken: "-",
  refreshExpiresAt: Number.MAX_SAFE_INTEGER,
};

/**
 * The session of a cookie whose pair is in the record, if that exists. Throws `SpaceError` (`Unavailable`) if
 * the store is down: the session may be alive.
 */
async function withPairOfRecord(cookie: CookieWithoutPair): Promise<Session | undefined> {
  const record = await sessionRecords().lookUp(cookie.id);
  if (record === "away") {
    const message = "The session can’t be read.";
    throw new SpaceError({ status: 503, code: "Unavailable", message });
  }
  if (record?.state === "living") return record.session;
  return isAbove(record, cookie) ? { ...cookie, pair: lostPair } : undefined;
}
