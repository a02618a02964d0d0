import type { Call } from "./call.ts";

// By list, not by exception: what is not named here does not pass.
const requestHeaders = [
  "accept",
  "content-type",
  "x-service-version",
  "x-service-advanced-search",
  "if-none-match",
];
const responseHeaders = [
  "content-type",
  "content-length",
  "content-encoding",
  "etag",
  "retry-after",
  "x-request-id",
  "x-service-advanced-search",
];

export function requestHeadersFor({ headers: given }: Call): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of requestHeaders) {
    const value = given.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

export function responseHeadersFrom(
  upstream: Record<string, string | string[] | undefined>,
): Record<string, string> {
  const headers: Record<string, string> = {
    "cache-control": "private, no-store",
    vary: "Cookie",
    "x-content-type-options": "nosniff",
  };
  for (const name of responseHeaders) {
    const value = upstream[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}
