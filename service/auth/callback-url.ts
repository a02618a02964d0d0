import { z } from "zod";
import { isLoopback } from "#service/loopback.ts";

/** The result of a sign-in: one of them, never both (decisions.md "Auth API"). */
type Outcome = "exchangeToken" | "error";
const outcomes: readonly Outcome[] = ["exchangeToken", "error"];

/**
 * The `callbackUrl` of a ServiceLogin: an https address, or http for a loopback host, as it will be called. A
 * custom app scheme is rejected (seed.md "Errors"; decisions.md "Space records"), and so are credentials, a
 * fragment, and the result parameters of a sign-in.
 */
export const callbackUrlSchema = z.string().refine(isWebAddress, {
  error: "The callbackUrl has to be an https address, or http on this machine (localhost).",
});

function isWebAddress(text: string): boolean {
  // A URL that a parser would have to repair first (a scheme without slashes, surrounding spaces) is refused.
  if (!/^https?:\/\/[^\s\\/]\S*$/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (outcomes.some((name) => url.searchParams.has(name))) return false;
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** The callback URL with one more parameter; the operator's own query stays. */
export function withParameter(callbackUrl: string, name: Outcome, value: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(name, value);
  return url.href;
}
