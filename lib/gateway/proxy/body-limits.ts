import type { Call } from "#lib/gateway/http/call.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { BufferedBody } from "./buffered-body.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Of Content and the data of Media. */
const jsonBytes = 4 * mebibyte;
/** Of files the service says what it takes; this only ends what has no end. */
const fileBytes = 5 * 1024 * mebibyte;

const ownLimits: Partial<Record<AnyEndpointName, number>> = {
  updateProfile: 32 * kibibyte,
  addMembership: mebibyte,
  replaceRoles: mebibyte,
  createUpload: fileBytes,
  beginResumable: fileBytes,
  continueResumable: fileBytes,
};

/** Bodies up to this size are kept, so that the call can be sent again with a new pair. */
const bufferBytes = 256 * kibibyte;

/** The most bytes that are passed on of a body for this endpoint; the embedded Space takes as much. */
function largestBody(endpoint: AnyEndpointName): number {
  return ownLimits[endpoint] ?? jsonBytes;
}

/** Whether a call says itself that its body is too long. */
export function saysTooMuch({ headers }: Call, endpoint: AnyEndpointName): boolean {
  return Number(headers.get("content-length") ?? 0) > largestBody(endpoint);
}

/** A call's body, which breaks off where it turns out to be too long. */
export function outgoingBody({ body }: Call, endpoint: AnyEndpointName): BufferedBody {
  return new BufferedBody(body, { bufferBytes, mostBytes: largestBody(endpoint) });
}
