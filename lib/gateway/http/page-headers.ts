import { environment } from "#lib/environment.ts";
import { currentMapOrigins, currentMediaOrigins } from "#lib/space-file/current.ts";

export function contentSecurityPolicy(nonce: string): string {
  const { isDevelopment, secure } = environment();
  const media = currentMediaOrigins().join(" ");
  const maps = currentMapOrigins();
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // React's development overlay adds style elements.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self' data: blob:", media, ...maps].join(" ")}`,
    `media-src 'self' blob: ${media}`,
    "font-src 'self'",
    connectSource(maps),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For the files below `mapFiles`: the worker there fetches tiles, and a worker has the policy of its own answer. */
export function mapFilesPolicy(): string {
  return [
    "default-src 'none'",
    connectSource(currentMapOrigins()),
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ].join("; ");
}

function connectSource(origins: readonly string[]): string {
  return ["connect-src 'self'", ...origins].join(" ");
}

const closedFeatures = [
  ...["accelerometer", "camera", "display-capture", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "screen-wake-lock", "serial", "usb"],
];

export function pageHeaders(): Record<string, string> {
  return { ...headersOfEveryAnswer(), "cache-control": "private, no-store" };
}

/**
 * Default headers of every answer. Pages set their own policy; URLs with a token set a stricter
 * `Referrer-Policy`.
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
    // For the button "Use my location", and for no frame.
    "permissions-policy": [...closedFeatures.map((name) => `${name}=()`), "geolocation=(self)"].join(", "),
    ...(environment().secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
