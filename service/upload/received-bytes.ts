import type { IncomingMessage } from "node:http";
import { ServiceError } from "#service/errors.ts";

/** A sender that is silent for this long while its bytes are awaited is gone. */
const silentMilliseconds = 60_000;
/** How long the body of a refused request is still read, so that the sender gets the answer. */
const drainMilliseconds = 20_000;

/**
 * The body of a request, chunk by chunk, without buffering. The request stays open if the reader stops early.
 * @throws ServiceError `TooLarge` past `maximumBytes`; `BadRequest` if the sender breaks off.
 */
export async function* receivedBytes(request: IncomingMessage, maximumBytes: number) {
  let count = 0;
  const startSilenceTimer = () => setTimeout(() => request.destroy(), silentMilliseconds).unref();
  let silence = startSilenceTimer();
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      clearTimeout(silence);
      if (!(chunk instanceof Uint8Array)) throw new Error("A body came as something else than bytes.");
      count += chunk.byteLength;
      if (count > maximumBytes) throw tooLarge(maximumBytes);
      // No timer runs while the storage takes the chunk.
      yield chunk;
      silence = startSilenceTimer();
    }
  } catch (error) {
    throw request.readableAborted ? brokenOff(error) : error;
  } finally {
    clearTimeout(silence);
  }
}

/** Refuses by `Content-Length`, before reading. */
export function requireLengthWithin(request: IncomingMessage, maximumBytes: number): void {
  if (Number(request.headers["content-length"] ?? 0) > maximumBytes) throw tooLarge(maximumBytes);
}

/** Reads and discards for a while. */
export function drain(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMilliseconds).unref();
  request.once("close", () => clearTimeout(timer)).resume();
}

function tooLarge(maximumBytes: number): ServiceError {
  return new ServiceError("TooLarge", `A file has ${maximumBytes} bytes at most here.`);
}

function brokenOff(cause: unknown): ServiceError {
  return new ServiceError("BadRequest", "The body ended early.", undefined, { cause });
}
