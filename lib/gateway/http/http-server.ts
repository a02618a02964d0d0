import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { environment } from "#lib/environment.ts";
import { failure } from "./failure.ts";

interface HttpServerOptions {
  /** Headers of every answer, including those of `node:http` itself. */
  everyAnswer: Record<string, string>;
  /** Paths that take an exchangeToken; with a trailing `/`, also those below. */
  tokenPaths: readonly string[];
  /** The redirect for a request with an exchangeToken to any other path. */
  signInPath: string;
  handle: RequestListener;
}

const withToken = { "referrer-policy": "no-referrer", "cache-control": "private, no-store" };

/** By parser error; everything else is 400. */
const parserStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * The portal's HTTP server. Refuses ambiguous targets before anything else parses them, and adds the common
 * headers to answers that never reach `handle`: malformed, oversized and late requests, unknown expectations.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { everyAnswer, handle } = options;
  const latest = new WeakMap<Duplex, ServerResponse>();
  // node:http would answer a missing Host without our headers.
  const server: Server = createServer({
    optimizeEmptyRequests: true,
    requireHostHeader: false,
    // Next.js uses upgrades for hot reloading; in production their sockets would stay open without an answer.
    shouldUpgradeCallback: () => environment().isDevelopment && server.listenerCount("upgrade") > 0,
  });
  server.on("request", (request, response) => {
    latest.set(request.socket, response);
    if (!answerEarly(request, response, options)) handle(request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
    refuse(response, everyAnswer, "ExpectationFailed");
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    const isInAnswer = response?.headersSent === true && !response.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isInAnswer) socket.destroy();
    else socket.end(parserAnswer(parserStatus[error.code ?? ""] ?? 400, everyAnswer));
  });
  return server;
}

/**
 * Answers what must not reach a handler and sets the headers of URLs with a token; returns whether it
 * answered.
 */
function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): boolean {
  const { url: target = "", headers, httpVersion } = request;
  const { everyAnswer, tokenPaths, signInPath } = options;
  const takesToken = tokenPaths.some((path) => isAt(target, path));
  if (takesToken) for (const [name, value] of Object.entries(withToken)) response.setHeader(name, value);
  if (headers.host === undefined && httpVersion === "1.1") refuse(response, everyAnswer, "BadRequest");
  else if (hasExchangeToken(target) && !(takesToken && isPlainTarget(target)))
    response.writeHead(303, { ...everyAnswer, ...withToken, location: signInPath }).end();
  else if (!isPlainTarget(target)) refuse(response, everyAnswer, "NotFound");
  else return false;
  return true;
}

/** `//`, a backslash, a fragment, a dot segment in any spelling, or a letter, digit or dot as `%xx`. */
const ambiguous = /\/\/|[\\#]|\/\.{1,2}(?:\/|$)|%(?:2e|3[0-9]|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i;

/**
 * Whether a request target has origin form (RFC 9112, section 3.2.1) and an unambiguous path. Routes, body
 * limits and Next.js each parse the path and must agree.
 */
function isPlainTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") && !ambiguous.test(path) && !target.includes("#");
}

/** Whether the query carries an exchangeToken (seed, "exchangeToken"). */
function hasExchangeToken(target: string): boolean {
  return /[?&]exchangeToken=/.test(target);
}

function isAt(target: string, path: string): boolean {
  return path.endsWith("/") ? target.startsWith(path) : target.split("?", 1)[0] === path;
}

function refuse(
  response: ServerResponse,
  everyAnswer: Record<string, string>,
  code: "BadRequest" | "ExpectationFailed" | "NotFound",
): void {
  const { status, headers, body } = failure(code);
  response.writeHead(status, { ...everyAnswer, ...headers, connection: "close" });
  response.end(body);
}

function parserAnswer(status: number, everyAnswer: Record<string, string>): string {
  const headers = {
    ...everyAnswer,
    "cache-control": "private, no-store",
    "content-length": "0",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
}
