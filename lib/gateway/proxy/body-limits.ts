import type { Call } from "#lib/gateway/http/call.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { BufferedBody } from "./buffered-body.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const jsonBytes = 4 * mebibyte;
/** The service has its own limit; this one only ends endless bodies. */
const fileBytes = 5 * 1024 * mebibyte;

const ownLimits: Partial<Record<AnyEndpointName, number>> = {
  updateProfile: 32 * kibibyte,
  addMembership: mebibyte,
  replaceRoles: mebibyte,
  createUpload: fileBytes,
  beginResumable: fileBytes,
  continueResumable: fileBytes,
};

/** Up to this size a body is kept, so that the call can be repeated with a new pair. */
const bufferBytes = 256 * kibibyte;

/** The embedded Space has the same limits. */
function largestBody(endpoint: AnyEndpointName): number {
  return ownLimits[endpoint] ?? jsonBytes;
}

export function saysTooMuch({ headers }: Call, endpoint: AnyEndpointName): boolean {
  return Number(headers.get("content-length") ?? 0) > largestBody(endpoint);
}

export function outgoingBody({ body }: Call, endpoint: AnyEndpointName): BufferedBody {
  return new BufferedBody(body, { bufferBytes, mostBytes: largestBody(endpoint) });
}
