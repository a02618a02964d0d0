import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import type { CookieSource } from "../cookie/sealed-cookie.ts";

const mostBytes = 8 * 1024;

/** The fields of a form (`application/x-www-form-urlencoded`); undefined if it is too long. */
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
 * Whether a page of ours sent the request: `Sec-Fetch-Site: same-origin` or, in browsers without it, an equal
 * `Origin`.
 */
export function isSameOrigin(request: CookieSource): boolean {
  const site = request.headers.get("sec-fetch-site");
  const isOwn =
    site === null ? request.headers.get("origin") === environment().portalUrl : site === "same-origin";
  // Browsers send at most 11 characters.
  if (!isOwn) log().info({ event: "foreign-request-refused", site: site?.slice(0, 20) ?? "unknown" });
  return isOwn;
}
