import type { IncomingMessage } from "node:http";

/** A body of anything but a file is whole in this time, or its connection ends. */
const longestBodyMs = 300_000;
/** A file may take as long as it comes; whoever sends nothing of it for so long is gone. */
const silentMs = 60_000;
/** How long a request may take at all: 200 MB at 20 kB a second. */
export const longestRequestMs = 3 * 60 * 60_000;
/** For how long a body that nobody wants is still read, so that the sender gets to see the answer. */
const drainMs = 20_000;

/** Whether a request says that it has a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Ends a connection whose body does not come: at once where nothing moves, in the end where it only trickles. */
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
    // A body that is held back here, because the service takes it slowly, is no silence of its sender.
    const isHeldBack = request.readableLength >= request.readableHighWaterMark;
    if (isFile && (bytesRead > seenBytes || isHeldBack)) seenBytes = bytesRead;
    else request.destroy();
  };
  const timer = setInterval(look, isFile ? idleMs : bodyMs).unref();
  request.once("close", () => clearInterval(timer));
}

/** Reads on without keeping anything, for a while: a browser looks at no answer before all is sent. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMs).unref();
  request.once("close", () => clearTimeout(timer));
  // Not by `resume`: that is lost while whoever read the body until now has not let go of it.
  request.on("data", () => undefined);
}
