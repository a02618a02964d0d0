import { renewal } from "../keeper.ts";
import type { Session } from "../session.ts";
import type { CookieSource } from "./sealed-cookie.ts";
import { openSession } from "./session-cookie.ts";

/** The newest known form of the session that a request carries; undefined when there is none or it has ended. */
export async function currentSession(source: CookieSource): Promise<Session | undefined> {
  const opened = await openSession(source);
  return opened && (await renewal().newest(opened));
}
