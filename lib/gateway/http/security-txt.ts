import { environment } from "#lib/environment.ts";
import { toResponse } from "./answer.ts";
import { failure } from "./failure.ts";

/** At most a year (RFC 9116, 2.5.5). */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability. 404 without `SECURITY_CONTACT`. */
export function securityTxt(path: string): Response {
  const { securityContact, portalUrl } = environment();
  if (securityContact === undefined) return toResponse(failure("NotFound"));
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    `Canonical: ${portalUrl}${path}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
