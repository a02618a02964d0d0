import type { Readable } from "node:stream";
import { Pool } from "undici";
import { environment } from "#lib/environment.ts";
import { logContext } from "#lib/log-context.ts";
import { processState } from "#lib/process-state.ts";
import { isMeasuring, meter, statusClass, tracer } from "#lib/telemetry/sink.ts";
import { readBeforeFailing } from "./early-answer.ts";
import { type UpstreamBody, UpstreamExchange, type UpstreamResponse } from "./upstream-exchange.ts";

const connectTimeoutMs = 2_000;
const headersTimeoutMs = 15_000;
const bodyIdleTimeoutMs = 30_000;
const mostConnections = 256;

const requestIdShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface CallSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: "abort", listener: () => void, options: { once: true }): void;
}

export interface UpstreamRequest {
  /** Absolute; sent as it is. */
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | Readable | undefined;
  signal?: CallSignal | undefined;
  /** The time limit for the head of the answer. */
  longestMs?: number | undefined;
}

/** The service couldn't be reached, or didn't answer in time. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: "unreachable" | "timeout" | "aborted";
  /** Whether the request may have reached the service. */
  readonly sent: boolean;
  /** For the log: "unreachable (ENOTFOUND)". */
  readonly why: string;

  constructor(kind: UpstreamError["kind"], sent: boolean, cause: unknown) {
    super(`The service could not be used: ${kind}`, { cause });
    this.kind = kind;
    this.sent = sent;
    this.why = [kind, ...codesOf(cause).map((code) => `(${code})`)].join(" ");
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

/**
 * Sends a request, and measures the time to its head. The interface has no `traceparent`; the service's
 * request id is recorded if it is a UUID. Throws `UpstreamError`.
 */
export function callUpstream(call: UpstreamRequest): Promise<UpstreamResponse> {
  return isMeasuring() ? measuredSend(call) : send(call);
}

async function measuredSend(call: UpstreamRequest): Promise<UpstreamResponse> {
  const service = serviceOf(call.url);
  const since = performance.now();
  const measure = (status: number | UpstreamError["kind"]): void =>
    meter().measure("atrium.upstream.ms", performance.now() - since, { service, status: statusOf(status) });
  return await tracer().within("upstream", { "atrium.service": service }, async (span) => {
    try {
      const response = await send(call);
      measure(response.status);
      span.set({ "http.response.status_code": response.status, ...theirRequestId(response) });
      return response;
    } catch (error) {
      measure(error instanceof UpstreamError ? error.kind : "unreachable");
      throw error;
    }
  });
}

function statusOf(status: number | UpstreamError["kind"]) {
  return typeof status === "number" ? statusClass(status) : status;
}

/** By the longest matching base URL: services may share an origin. */
function serviceOf(url: string) {
  const { services } = environment();
  const names = ["auth", "acma", "acda", "cma", "upload"] as const;
  return names.find((name) => url.startsWith(`${services[name]}/`)) ?? "acma";
}

function theirRequestId({ headers }: UpstreamResponse): Record<string, string> {
  const id = headers["x-request-id"];
  return typeof id === "string" && requestIdShape.test(id) ? { "atrium.space.request_id": id } : {};
}

async function send(call: UpstreamRequest): Promise<UpstreamResponse> {
  const { url, method, headers, body, signal, longestMs } = call;
  const exchange = new UpstreamExchange();
  try {
    if (signal?.aborted) throw abortReason(signal);
    signal?.addEventListener("abort", () => exchange.abort(abortReason(signal)), { once: true });
    const pathAt = url.indexOf("/", url.indexOf("//") + 2);
    poolOf(url.slice(0, pathAt)).dispatch(
      {
        path: url.slice(pathAt),
        method,
        headers: { ...headers, ...requestIdHeader() },
        body: body ?? null,
        headersTimeout: longestMs ?? headersTimeoutMs,
      },
      exchange,
    );
    return await exchange.answered;
  } catch (error) {
    throw upstreamError(error, signal);
  }
}

/** Which of the 2xx a service chooses isn't part of the interface. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Services log the same id. */
function requestIdHeader(): Record<string, string> {
  const requestId = logContext()?.requestId;
  return requestId === undefined ? {} : { "x-request-id": requestId };
}

function abortReason({ reason }: CallSignal): Error {
  return reason instanceof Error ? reason : new Error("The client disconnected.", { cause: reason });
}

/** Reads a body of up to `mostBytes`. Throws `UpstreamError`. */
export async function readBody(body: UpstreamBody, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.readable()) {
      size += chunk.length;
      if (size > mostBytes) throw new RangeError(`longer than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw upstreamError(error, undefined);
  }
  return Buffer.concat(chunks);
}

/** Undefined if it isn't JSON. */
export async function readJson(body: UpstreamBody, mostBytes: number): Promise<unknown> {
  const text = (await readBody(body, mostBytes)).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function poolOf(origin: string): Pool {
  const pools = processState("upstream-pools", () => new Map<string, Pool>());
  let pool = pools.get(origin);
  if (pool === undefined) {
    pool = new Pool(origin, {
      connections: mostConnections,
      connect: readBeforeFailing({ timeout: connectTimeoutMs }),
      bodyTimeout: bodyIdleTimeoutMs,
    });
    pools.set(origin, pool);
  }
  return pool;
}

function upstreamError(error: unknown, signal: CallSignal | undefined): UpstreamError {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new UpstreamError("timeout", true, error);
  if (signal?.aborted) return new UpstreamError("aborted", true, error);
  const [code = ""] = codesOf(error);
  return new UpstreamError(timeouts.has(code) ? "timeout" : "unreachable", !neverSent.has(code), error);
}

/** The code of a system or library error, if it has one. */
function codesOf(error: unknown): string[] {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? [error.code] : [];
}
