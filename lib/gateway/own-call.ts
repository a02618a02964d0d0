import { isSameOrigin } from "#lib/session/forms/same-origin.ts";
import type { Call } from "./call.ts";

/** Reads need nothing; whatever else has to come from our own page, with a header that forces a preflight elsewhere. */
export function isOurOwn(call: Call): boolean {
  return isRead(call) || (isSameOrigin(call) && call.headers.get("x-portal") === "1");
}

export function isRead({ method }: Call): boolean {
  return method === "GET" || method === "HEAD";
}
