import { paths } from "#lib/paths.ts";
import { contentTypeHeader, endpoints, fillPath } from "#lib/space/endpoints.ts";
import { retryAfterMs } from "#lib/space/retry-after.ts";
import { advancedSearchHeader, type Call, type Send } from "#lib/space/send.ts";
import { SpaceError, spaceErrorOf } from "#lib/space/space-error.ts";
import { pageIdentity } from "../page-identity.ts";
import { notifySessionNews } from "../session/session-news.ts";
import { idempotencyKey } from "./idempotency-key.ts";

export const browserSend: Send = sendBy(({ endpoint, parameters }) => {
  const { service, method, path } = endpoints[endpoint];
  const { spaceId, memberId } = pageIdentity();
  return {
    method,
    address: paths.api[service] + fillPath(path, { ...parameters, spaceId }),
    identity: {
      "x-member": memberId,
      // A tus server refuses a DELETE without its version.
      ...(service === "upload" && { "tus-resumable": "1.0.0" }),
      ...(parameters?.contentTypeId !== undefined &&
        !path.includes("{contentTypeId}") && {
          [contentTypeHeader]: encodeURIComponent(parameters.contentTypeId),
        }),
    },
  };
});

/** The portal answers earlier, whatever the service does. */
const longestAnswerMs = 90_000;
/** 4 kB a second. */
const slowestBytesPerMs = 4;
const longestRetryAfterMs = 30_000;
const usualRetryAfterMs = 1_000;
const triesWhenLimited = 3;

interface CallTarget {
  method: string;
  /** Without a query. */
  address: string;
  /** The header with the page's member or platform user. */
  identity: Record<string, string>;
}

/**
 * The browser's `Send`, the only fetch to a service, through the portal. Repeats after `Retry`, and after
 * `429` with the requested delay, with the same idempotency key. Rejects with `SpaceError`: `SessionEnded`,
 * `OtherMember`, or `Unreachable` (status 0), also if an answer doesn't begin for minutes, as on a dead connection.
 */
export function sendBy<Name extends string>(departure: (call: Call<Name>) => CallTarget): Send<Name> {
  return async (call) => {
    let renewed = false;
    const key = idempotencyKey();
    for (let limited = 1; ; ) {
      const response = await fetchOnce(call, departure(call), key);
      const code = [401, 409].includes(response.status) ? await codeOf(response) : undefined;
      if (code === "SessionEnded" || code === "OtherMember") {
        notifySessionNews(code === "SessionEnded" ? "ended" : "other");
        throw await spaceErrorOf(response);
      }
      if (code === "Retry" && !renewed) renewed = true;
      else if (response.status === 429 && limited++ < triesWhenLimited) await wait(response, call.signal);
      else return response;
    }
  };
}

async function fetchOnce(
  { query = "", body, version, advancedSearch, signal, keepalive = false }: Call<string>,
  { method, address, identity }: CallTarget,
  key: Record<string, string>,
): Promise<Response> {
  signal?.throwIfAborted();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const bodyMs = text === undefined ? 0 : new Blob([text]).size / slowestBytesPerMs;
  const end = new AbortController();
  signal?.addEventListener("abort", () => end.abort(signal.reason));
  const timer = setTimeout(() => end.abort(), longestAnswerMs + bodyMs);
  try {
    return await fetch(address + (query && `?${query}`), {
      method,
      keepalive,
      headers: {
        accept: "application/json",
        "x-portal": "1",
        ...identity,
        ...(method !== "GET" && method !== "HEAD" && key),
        ...(text !== undefined && { "content-type": "application/json" }),
        ...(version !== undefined && { "x-service-version": String(version) }),
        ...(advancedSearch && { [advancedSearchHeader]: "true" }),
      },
      ...(text !== undefined && { body: text }),
      signal: end.signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new SpaceError({ status: 0, code: "Unreachable", message: "The service cannot be reached." });
  } finally {
    clearTimeout(timer);
  }
}

async function codeOf(response: Response): Promise<string> {
  return (await spaceErrorOf(response.clone())).code;
}

async function wait(response: Response, signal: AbortSignal | undefined): Promise<void> {
  const { headers } = response;
  const asked = retryAfterMs(headers.get("retry-after"), headers.get("date")) ?? usualRetryAfterMs;
  const delayMs = Math.min(asked, longestRetryAfterMs);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
