import type { IncomingMessage } from "node:http";

const longestBodyMs = 300_000;
/** The longest pause within a file. */
const silentMs = 60_000;
/** 200 MB at 20 kB a second. */
export const longestRequestMs = 3 * 60 * 60_000;
/** How long a refused body is still read, so that the sender gets the answer. */
const drainMs = 20_000;

export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Closes a connection whose body is too slow: a file that pauses, or any other body that takes too long. */
export function boundBodyTime(
  request: IncomingMessage,
  isFile: boolean,
  { bodyMs = longestBodyMs, idleMs = silentMs } = {},
): void {
  if (!hasBody(request)) return;
  let seenBytes = request.socket.bytesRead;
  const look = () => {
    if (request.complete) return clearInterval(timer);
    const { bytesRead } = request.socket;
    // A slow service is the reason, not the sender.
    const isHeldBack = request.readableLength >= request.readableHighWaterMark;
    if (isFile && (bytesRead > seenBytes || isHeldBack)) seenBytes = bytesRead;
    else request.destroy();
  };
  const timer = setInterval(look, isFile ? idleMs : bodyMs).unref();
  request.once("close", () => clearInterval(timer));
}

/** Reads and discards the rest of a body: browsers read no answer before they have sent everything. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMs).unref();
  request.once("close", () => clearTimeout(timer));
  // Not `resume`: it has no effect while the earlier reader is still attached.
  request.on("data", () => undefined);
}
