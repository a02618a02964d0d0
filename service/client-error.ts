import type { Socket } from "node:net";
import { newId } from "#service/id.ts";

const messages = new Map([
  ["HPE_HEADER_OVERFLOW", "The address or a header is too long."],
  ["ERR_HTTP_REQUEST_TIMEOUT", "The request did not come in time."],
]);

/**
 * Answers what Node can't parse as HTTP, which never becomes a request: written by hand in the usual error shape
 * (decisions.md "Errors"), then the connection is closed.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newId();
  const message = messages.get(error.code ?? "") ?? "The request could not be read: it isn't HTTP.";
  const body = JSON.stringify({ sys: { type: "Error", id: "BadRequest" }, message, requestId });
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Connection: close",
    "Cache-Control: no-store",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
    `X-Request-Id: ${requestId}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}
