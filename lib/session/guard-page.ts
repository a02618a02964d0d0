import { overLimit } from "#lib/limits/rate-limit.ts";
import { paths } from "#lib/paths.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { renewal } from "./container.ts";
import type { CookieSource } from "./cookie/sealed-cookie.ts";
import {
  clearSessionCookie,
  hasSessionCookie,
  openSession,
  setSessionCookie,
} from "./cookie/session-cookie.ts";
import { tooManyPages } from "./forms/too-many.ts";

export interface PageGuard {
  /** Where to go instead of the page, if anywhere. */
  redirectTo?: string;
  /** Instead of the page: this member has opened too many. */
  refusal?: Response;
  /** What the answer says besides: `Set-Cookie` and what goes with it. */
  headers: Headers;
}

/**
 * What a navigation to a page needs of the session: a renewal when it is due, and the way to the sign-in page when
 * there is none. It is a convenience and the point of renewal; each page checks the session itself.
 */
export async function guardPage(
  source: CookieSource,
  address: string,
  needsMember: boolean,
): Promise<PageGuard> {
  const headers = new Headers();
  const session = await openSession(source).catch(away);
  // The page says by itself that it cannot be had just now.
  if (session === "away") return { headers };
  const wait = await overLimit("page", undefined, session?.memberId);
  if (wait !== undefined) return { headers, refusal: tooManyPages(wait, address) };
  const fresh = session && (await renewal().freshen(session));
  if (session !== undefined && fresh?.state === "living" && fresh.session.generation > session.generation) {
    await setSessionCookie(source, headers, fresh.session);
  }
  if (fresh !== undefined && fresh.state !== "ended") return { headers };
  const had = hasSessionCookie(source);
  // A cookie that opens is left alone: a sign-in in another tab may have set its successor a moment ago.
  if (had && session === undefined) await clearSessionCookie(source, headers);
  if (!needsMember) return { headers };
  const returnTo = address === paths.home() ? {} : { returnTo: address };
  return { headers, redirectTo: paths.signIn({ ...(had && { problem: "session_ended" }), ...returnTo }) };
}

function away(error: unknown): "away" {
  if (isSpaceError(error, "Unavailable")) return "away";
  throw error;
}
