import { overLimit } from "#lib/limits/rate-limit.ts";
import { paths } from "#lib/paths.ts";
import { cookieName } from "../cookie/cookie-options.ts";
import { type CookieSource, clearCookie } from "../cookie/sealed-cookie.ts";
import { tooManyPages } from "../forms/answers.ts";
import { hasConsoleCookie, openConsole } from "./console-session.ts";

/**
 * Middleware for console pages: redirects to the token form without a session. Each page also checks its
 * session itself.
 */
export async function guardConsole(
  source: CookieSource,
  address: string,
  needsUser: boolean,
): Promise<{ redirectTo?: string; refusal?: Response; headers: Headers }> {
  const headers = new Headers();
  const session = await openConsole(source);
  const wait = await overLimit("page", needsUser ? undefined : source, session && `console:${session.id}`);
  if (wait !== undefined) return { headers, refusal: tooManyPages(wait, address) };
  if (session !== undefined) return { headers };
  const had = hasConsoleCookie(source);
  if (had) await clearCookie(source, headers, cookieName("console"));
  if (!needsUser) return { headers };
  const back = address === paths.console.spaces() ? {} : { returnTo: address };
  return { headers, redirectTo: paths.console.signIn({ ...(had && { problem: "ended" }), ...back }) };
}
