import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { UpstreamBody } from "#lib/session/upstream/upstream-body.ts";

/** What a handler answers, before it is known who mounted it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` lines. */
  cookies: string[];
  /** A stream, or a service's body, is passed on as it comes. */
  body: UpstreamBody | Readable | Buffer | string | null;
  /** Of a write that the service has not answered: whether it can have done it. */
  outcome?: "not-done" | "unknown";
}

/** The answer for a route handler of Next.js. */
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
 * The answer for `node:http`. A client that goes away, or a body that breaks off, ends both sides.
 * @param everyAnswer headers that each answer has, unless it says otherwise
 */
export async function writeAnswer(
  { status, headers, cookies, body }: Answer,
  response: ServerResponse,
  everyAnswer: Record<string, string>,
): Promise<void> {
  // As a flat list: Node.js writes that out as it is.
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

// As `pipeline` of node:stream does it, which makes and aborts a controller for each: a tenth of the whole way.
function flow(body: Readable, response: ServerResponse): Promise<void> {
  if (response.destroyed) {
    // The client left before the answer, so no "close" follows: read to its end, it frees the connection upstream.
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

/** A stream of Node's as one of the web platform's, which Node's types and the browser's see as two things. */
export function webStream(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream: unknown = Readable.toWeb(body);
  if (!(stream instanceof ReadableStream)) throw new TypeError("not a stream");
  return stream;
}
