import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import type { CookieSource } from "../cookie/sealed-cookie.ts";

const mostBytes = 8 * 1024;

/** The fields of a form of ours, sent as `application/x-www-form-urlencoded`; undefined when it is longer than any. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytes) return undefined;
  }
  return new URLSearchParams(text + decoder.decode());
}

/**
 * Whether a request was started by one of our own pages: `Sec-Fetch-Site: same-origin`, or, where a browser does
 * not send that, an equal `Origin`. With neither header it is refused.
 */
export function isSameOrigin(request: CookieSource): boolean {
  const site = request.headers.get("sec-fetch-site");
  const isOwn =
    site === null ? request.headers.get("origin") === environment().portalUrl : site === "same-origin";
  if (!isOwn) log().info({ event: "foreign-request-refused", site: site ?? "unknown" });
  return isOwn;
}
