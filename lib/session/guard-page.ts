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
import { tooManyPages } from "./forms/answers.ts";

export interface PageGuard {
  redirectTo?: string;
  /** Replaces the page: the member has opened too many. */
  refusal?: Response;
  /** `Set-Cookie` and related headers of the answer. */
  headers: Headers;
}

/**
 * Middleware for pages: renews a pair that is due and redirects to sign-in without a session. Each page also
 * checks the session itself.
 */
export async function guardPage(
  source: CookieSource,
  address: string,
  needsMember: boolean,
): Promise<PageGuard> {
  const headers = new Headers();
  const session = await openSession(source).catch(away);
  // The page shows the outage itself.
  if (session === "away") return { headers };
  // Other pages only redirect without a session.
  const wait = await overLimit("page", needsMember ? undefined : source, session?.memberId);
  if (wait !== undefined) return { headers, refusal: tooManyPages(wait, address) };
  const fresh = session && (await renewal().freshen(session));
  if (session !== undefined && fresh?.state === "living" && fresh.session.generation > session.generation) {
    await setSessionCookie(source, headers, fresh.session);
  }
  if (fresh !== undefined && fresh.state !== "ended") return { headers };
  const had = hasSessionCookie(source);
  // A readable cookie stays: a sign-in in another tab may have just replaced it.
  if (had && session === undefined) await clearSessionCookie(source, headers);
  if (!needsMember) return { headers };
  const returnTo = address === paths.home() ? {} : { returnTo: address };
  return { headers, redirectTo: paths.signIn({ ...(had && { problem: "session_ended" }), ...returnTo }) };
}

function away(error: unknown): "away" {
  if (isSpaceError(error, "Unavailable")) return "away";
  throw error;
}
