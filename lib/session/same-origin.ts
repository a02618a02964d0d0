import { environment } from "#lib/environment.ts";
import type { CookieSource } from "./sealed-cookie.ts";

/**
 * Whether a request was started by one of our own pages: `Sec-Fetch-Site: same-origin`, or, where a browser does
 * not send that, an equal `Origin`. With neither header it is refused.
 */
export function isSameOrigin(request: CookieSource): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === environment().portalUrl;
}
