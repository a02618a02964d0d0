import { environment } from "#lib/environment.ts";

/** The Content-Security-Policy of a page: everything closed but what it names; scripts and styles by nonce. */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  const { services, secure } = environment();
  const media = [...new Set(Object.values(services).map((url) => new URL(url).origin))].join(" ");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    // React's development overlay writes style elements of its own.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https: ${media}`,
    `media-src 'self' blob: https: ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const permissions = ["camera", "microphone", "payment", "usb", "serial", "hid", "display-capture"];

/** What every page says besides its policy. */
export function pageHeaders(): Record<string, string> {
  return {
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissions.map((name) => `${name}=()`).join(", "),
    "cache-control": "private, no-store",
  };
}

/** What every answer says, of whatever kind. */
export function headersOfEveryAnswer(): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(environment().secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
