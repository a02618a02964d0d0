import { z } from "zod";
import { isLoopback } from "#service/loopback.ts";

/**
 * The `callbackUrl` of a ServiceLogin: an https address, or http for a loopback host. A custom app scheme is
 * rejected (seed.md "Errors"; decisions.md "Space records"), and so are credentials and a fragment in it.
 */
export const callbackUrlSchema = z.string().refine(isWebAddress, {
  error: "The callbackUrl has to be an https address, or http on this machine (localhost).",
});

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** The callback page's address with one parameter more; the query that the operator gave it stays. */
export function withParameter(callbackUrl: string, name: "exchangeToken" | "error", value: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set(name, value);
  return url.href;
}
