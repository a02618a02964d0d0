import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { UpstreamBody } from "#lib/session/upstream/upstream-exchange.ts";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` lines. */
  cookies: string[];
  /** A stream or a service's body is streamed. */
  body: UpstreamBody | Readable | Buffer | string | null;
  /** For a write without an answer: whether the service may have done it. */
  outcome?: "not-done" | "unknown";
}

export function toResponse({ status, headers, cookies, body }: Answer): Response {
  const response = new Response(webBody(body), { status, headers });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

function webBody(body: Answer["body"]): BodyInit | null {
  if (body === null || typeof body === "string") return body;
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  return webStream(body instanceof Readable ? body : body.readable());
}

/**
 * Writes the answer to `node:http`. Either side's end closes both.
 * @param everyAnswer default headers
 */
export async function writeAnswer(
  { status, headers, cookies, body }: Answer,
  response: ServerResponse,
  everyAnswer: Record<string, string>,
): Promise<void> {
  // A flat list, which Node.js writes without conversion.
  const lines: string[] = [];
  for (const name in everyAnswer) {
    if (headers[name] === undefined && !response.hasHeader(name)) lines.push(name, everyAnswer[name] ?? "");
  }
  for (const name in headers) lines.push(name, headers[name] ?? "");
  for (const cookie of cookies) lines.push("set-cookie", cookie);
  response.writeHead(status, lines);
  if (body === null || typeof body === "string" || Buffer.isBuffer(body)) response.end(body ?? undefined);
  else if (body instanceof Readable) await flow(body, response);
  else body.flowInto(response);
}

// `pipeline` of node:stream would create an AbortController per call, a tenth of a call's cost.
function flow(body: Readable, response: ServerResponse): Promise<void> {
  if (response.destroyed) {
    // The client left before the answer, so no "close" follows. Reading to the end frees the upstream
    // connection.
    body.on("error", () => undefined).resume();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    body.once("error", reject);
    response.once("close", () => {
      body.destroy();
      resolve();
    });
    body.pipe(response);
  });
}

/** Converts the type: Node's stream types and the browser's differ. */
export function webStream(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream: unknown = Readable.toWeb(body);
  if (!(stream instanceof ReadableStream)) throw new TypeError("not a stream");
  return stream;
}
