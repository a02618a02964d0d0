import { renewal } from "../container.ts";
import type { SealedSession, Session } from "../session.ts";
import type { CookieSource } from "./sealed-cookie.ts";
import { openSealedSession, openSession } from "./session-cookie.ts";

/** The newest known form of the session that a request carries; undefined when there is none or it has ended. */
export async function currentSession(source: CookieSource): Promise<Session | undefined> {
  const opened = await openSession(source);
  return opened && (await renewal().newest(opened));
}

/** The same for a session that is to end: without its pair where that is in a record that cannot be read. */
export async function endingSession(source: CookieSource): Promise<SealedSession | undefined> {
  return await currentSession(source).catch(() => openSealedSession(source));
}
