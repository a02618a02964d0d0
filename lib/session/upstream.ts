import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { processState } from "#lib/process-state.ts";
import { measuredUpstream } from "./measured-upstream.ts";

const connectTimeoutMs = 2_000;
const headersTimeoutMs = 15_000;
const bodyIdleTimeoutMs = 30_000;

export interface UpstreamRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | Readable | undefined;
  signal?: AbortSignal | undefined;
  /** How long the answer may take to begin, where that is not as for every call. */
  longestMs?: number;
}

/** What a service answered: its body unread, undecoded, redirects not followed. */
export interface UpstreamResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData["body"];
}

/** The service could not be reached, or did not answer in time. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: "unreachable" | "timeout" | "aborted";
  /** Whether the request can have reached the service. */
  readonly sent: boolean;

  constructor(kind: UpstreamError["kind"], sent: boolean, cause: unknown) {
    super(`The service could not be used: ${kind}`, { cause });
    this.kind = kind;
    this.sent = sent;
  }
}

const neverSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const timeouts = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]);

/** Sends one request, once. Throws `UpstreamError`. */
export function callUpstream(call: UpstreamRequest): Promise<UpstreamResponse> {
  return measuredUpstream(call, send);
}

async function send(call: UpstreamRequest): Promise<UpstreamResponse> {
  try {
    const { statusCode, headers, body } = await request(call.url, {
      dispatcher: agent(),
      method: call.method,
      headers: call.headers,
      body: call.body ?? null,
      signal: call.signal ?? null,
      headersTimeout: call.longestMs ?? headersTimeoutMs,
    });
    return { status: statusCode, headers, body };
  } catch (error) {
    throw upstreamError(error, call.signal);
  }
}

/** Reads an answer's body as far as `mostBytes`. Throws `UpstreamError` when it is longer or breaks off. */
export async function readBody(body: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > mostBytes) throw new RangeError(`longer than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw upstreamError(error, undefined);
  }
  return Buffer.concat(chunks);
}

/** The same as JSON; what is no JSON is undefined. */
export async function readJson(body: Readable, mostBytes: number): Promise<unknown> {
  const text = (await readBody(body, mostBytes)).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function agent(): Agent {
  return processState(
    "upstream-agent",
    () =>
      new Agent({ connect: { timeout: connectTimeoutMs }, bodyTimeout: bodyIdleTimeoutMs, connections: 256 }),
  );
}

function upstreamError(error: unknown, signal: AbortSignal | undefined): UpstreamError {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new UpstreamError("timeout", true, error);
  if (signal?.aborted)
    return new UpstreamError(signal.reason?.name === "TimeoutError" ? "timeout" : "aborted", true, error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new UpstreamError(timeouts.has(code) ? "timeout" : "unreachable", !neverSent.has(code), error);
}
