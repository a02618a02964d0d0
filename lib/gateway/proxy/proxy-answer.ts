import { environment } from "#lib/environment.ts";
import type { Answer } from "#lib/gateway/http/answer.ts";
import { type Call, isRead } from "#lib/gateway/http/call.ts";
import { type FailureCode, failure } from "#lib/gateway/http/failure.ts";
import { openCall } from "#lib/limits/open-calls.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { UpstreamError } from "#lib/session/upstream/upstream.ts";
import { UpstreamBody, type UpstreamResponse } from "#lib/session/upstream/upstream-exchange.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { ownUploadAddress, type ProxiedService, responseHeadersFrom } from "./forwarded-headers.ts";
import { answerOnce } from "./idempotent-call.ts";
import { type BufferedBody, declaresTooLarge, outgoingBody } from "./request-body.ts";

/** The service's response: 502 for a redirect, or for an Upload with an unusable `Location`. */
export function answerFrom({ status, headers, body }: UpstreamResponse, service: ProxiedService): Answer {
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  const uploadLocation = service === "upload" ? uploadLocationFrom(headers.location) : {};
  const isBodiless = [204, 205, 304].includes(status);
  const isUnusable = isRedirect || uploadLocation === undefined;
  if (isBodiless || isUnusable) body.dump();
  if (isUnusable) return { ...failure("Unreachable"), outcome: "unknown" };
  return {
    status,
    headers: { ...responseHeadersFrom(headers, service), ...uploadLocation },
    cookies: [],
    body: isBodiless ? null : body,
  };
}

/** `Location` of a begun Upload as the portal's URL; undefined if it is unusable. */
function uploadLocationFrom(header: string | string[] | undefined): { location?: string } | undefined {
  if (header === undefined) return {};
  const { services, spaceId } = environment();
  const location = ownUploadAddress(String(header), `${services.upload}/`, spaceId);
  return location === undefined ? undefined : { location };
}

/** The refusal of a call beyond the limits of its member, session or address. */
export async function rateLimited(call: Call, known: string | undefined): Promise<Answer | undefined> {
  const wait = isRead(call)
    ? await overLimit("read", undefined, known)
    : await overLimit("write", call, known);
  return wait === undefined ? undefined : failure("RateLimited", { "retry-after": String(wait) });
}

/** Sends a call within the number that its sender may have open, and counts it until its body has been read. */
export async function countedWhileOpen(known: string, send: () => Promise<Answer>): Promise<Answer> {
  const close = openCall(known);
  if (close === undefined) return failure("RateLimited", { "retry-after": "1" });
  let body: Answer["body"] = null;
  try {
    const answer = await send();
    ({ body } = answer);
    return answer;
  } finally {
    if (body instanceof UpstreamBody) body.whenClosed(close);
    else close();
  }
}

/** Sends a call with its body, a write once per `Idempotency-Key`; answers and logs failures. */
export async function sendOnce(
  call: Call,
  sessionId: string,
  endpoint: AnyEndpointName,
  send: (call: Call, body: BufferedBody) => Promise<Answer>,
): Promise<Answer> {
  if (declaresTooLarge(call, endpoint)) return failure("TooLarge");
  return await answerOnce(call, sessionId, async (repeatable) => {
    const body = outgoingBody(repeatable, endpoint);
    try {
      return await send(repeatable, body);
    } catch (error) {
      return passFailure(repeatable, error, body);
    }
  });
}

/** Answers and logs a call that failed. */
function passFailure(call: Call, error: unknown, body: BufferedBody): Answer {
  if (body.isTooLarge) return failure("TooLarge");
  const code = failureCode(error);
  const answer: Answer = { ...failure(code), outcome: outcomeOf(error, body) };
  const requestId = answer.headers["x-request-id"];
  if (call.signal.aborted) log().debug({ event: "client-went-away", requestId });
  else if (code === "InternalError") log().error({ event: "proxy-broke", requestId, err: error });
  else log().warn({ event: "proxy-failed", requestId, code, why: whyOf(error) });
  return answer;
}

/** No service acts on half a request, except resumable Uploads, which compare offsets. */
function outcomeOf(error: unknown, { isWhole }: BufferedBody): "not-done" | "unknown" {
  const isSent = isWhole && !(error instanceof UpstreamError && !error.sent);
  return isSent ? "unknown" : "not-done";
}

function failureCode(error: unknown): FailureCode {
  if (!(error instanceof UpstreamError)) return "InternalError";
  return error.kind === "timeout" ? "TimedOut" : "Unreachable";
}

function whyOf(error: unknown): string | undefined {
  return error instanceof UpstreamError ? error.why : undefined;
}
