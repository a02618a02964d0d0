import type { Call } from "#lib/gateway/http/call.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { operationOf } from "#lib/space-file/current.ts";

export type ProxiedService = "acma" | "acda" | "upload" | "cma";

// An allow-list: other headers don't pass.
const requestHeaders = [
  "accept",
  "content-type",
  "x-service-version",
  "x-service-advanced-search",
  "if-none-match",
];
const uploadRequestHeaders = [
  "accept",
  "content-type",
  "content-length",
  "tus-resumable",
  "upload-length",
  "upload-defer-length",
  "upload-offset",
  "upload-metadata",
  "upload-checksum",
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
const uploadResponseHeaders = [
  ...responseHeaders,
  "tus-resumable",
  "tus-version",
  "tus-extension",
  "tus-max-size",
  "tus-checksum-algorithm",
  "upload-offset",
  "upload-length",
  "upload-expires",
];

export function requestHeadersFor(
  { headers: incoming }: Call,
  service: ProxiedService,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of service === "upload" ? uploadRequestHeaders : requestHeaders) {
    const value = incoming.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

export function responseHeadersFrom(
  upstream: Record<string, string | string[] | undefined>,
  service: ProxiedService,
): Record<string, string> {
  const headers: Record<string, string> = {
    "cache-control": "private, no-store",
    vary: "Cookie",
    "x-content-type-options": "nosniff",
  };
  for (const name of service === "upload" ? uploadResponseHeaders : responseHeaders) {
    const value = upstream[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

/** The portal's URL of a begun Upload for the service's own; undefined if it isn't one of an Upload. */
export function ownUploadAddress(location: string, below: string, spaceId: string): string | undefined {
  if (!URL.canParse(location, below)) return undefined;
  const segments = new URL(location, below).pathname.split("/");
  const expected = operationOf("continueResumable").path.split("/");
  const uploadId = segments.at(expected.indexOf("{uploadId}") - expected.length);
  if (!uploadId || !/^[\w.~+=-]+$/.test(uploadId) || /^\.+$/.test(uploadId)) return undefined;
  const { service, path } = endpoints.continueResumable;
  return `/api/${service}${fillPath(path, { spaceId, uploadId })}`;
}
