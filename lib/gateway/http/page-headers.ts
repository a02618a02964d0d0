import { environment } from "#lib/environment.ts";

/** The Content-Security-Policy of a page: everything closed but what it names; scripts and styles by nonce. */
export function contentSecurityPolicy(nonce: string): string {
  const { isDevelopment, mediaOrigins, secure } = environment();
  const media = mediaOrigins.join(" ");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // React's development overlay writes style elements of its own.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' blob: ${media}`,
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

const closedFeatures = [
  ...["accelerometer", "camera", "display-capture", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "screen-wake-lock", "serial", "usb"],
];

/** What every page says besides its policy. */
export function pageHeaders(): Record<string, string> {
  return { ...headersOfEveryAnswer(), "cache-control": "private, no-store" };
}

/**
 * What every answer says, of whatever kind, unless it says something else by itself: a page has a policy that lets it
 * work, what came with a token in its address tells nobody where it came from.
 */
export function headersOfEveryAnswer(): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // Where a member is: asked for by a press on "Where I am" alone, and by no frame.
    "permissions-policy": [...closedFeatures.map((name) => `${name}=()`), "geolocation=(self)"].join(", "),
    ...(environment().secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
