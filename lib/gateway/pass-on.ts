import { Readable } from "node:stream";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { isSameOrigin } from "#lib/session/same-origin.ts";
import { isReplaced, newestOf, type Sent, sendAsMember } from "#lib/session/send.ts";
import type { Session } from "#lib/session/session.ts";
import {
  clearSessionCookie,
  hasSessionCookie,
  openSession,
  setSessionCookie,
} from "#lib/session/session-cookie.ts";
import { UpstreamError } from "#lib/session/upstream.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { endpointPath } from "#lib/space-file/endpoint-path.ts";
import { outgoingBody } from "./body.ts";
import { type FailureCode, failure } from "./failure.ts";
import { requestHeadersFor, responseHeadersFrom } from "./forwarded-headers.ts";
import { type Match, matchEndpoint } from "./match.ts";

type Service = "acma";
type Row = Extract<Match, { state: "row" }>;

/** The way through: passes a call of the page on to a service under the member's identity. */
export async function passOn(request: Request, service: Service): Promise<Response> {
  const match = matchEndpoint(service, request.method, pathBelow(request, service));
  if (match.state === "none") return failure("NotFound");
  if (match.state === "wrong-method") return failure("MethodNotAllowed", { allow: match.allow });
  if (!isOurOwn(request)) return failure("AccessDenied");
  if (match.parameters.spaceId !== undefined && match.parameters.spaceId !== environment().spaceId)
    return failure("NotFound");
  const session = await openSession(request);
  if (session === undefined) return await noSession(request);
  if (isOfAnother(request, session)) return failure("OtherMember");
  try {
    return await answer(request, session, await send(request, session, match));
  } catch (error) {
    return failed(request, error);
  }
}

async function send(request: Request, session: Session, { endpoint, parameters }: Row): Promise<Sent> {
  const { services } = environment();
  return await sendAsMember(session, {
    url:
      services[endpoints[endpoint].service] +
      fillPath(endpointPath(endpoint), parameters) +
      rawQuery(request),
    method: request.method,
    headers: requestHeadersFor(request),
    ...(await outgoingBody(request)),
    signal: request.signal,
  });
}

async function answer(request: Request, before: Session, sent: Sent): Promise<Response> {
  if (sent.state === "ended") return await sessionEnded(before);
  if (sent.state === "unavailable") return failure("Unavailable", { "retry-after": "2" });
  const response = sent.state === "retry" ? failure("Retry") : passBack(sent.response);
  // Asked again now: the answer took its time, and must not bring back a cookie that is older than the newest.
  const newest = await newestOf(sent.session);
  if (newest !== undefined && newest.generation > before.generation) {
    await setSessionCookie(request, response.headers, newest);
  }
  return response;
}

function passBack(upstream: Extract<Sent, { state: "answered" }>["response"]): Response {
  if (upstream.status >= 300 && upstream.status < 400 && upstream.status !== 304) {
    void upstream.body.dump();
    return failure("Unreachable");
  }
  const headers = responseHeadersFrom(upstream.headers);
  const bodiless = [204, 205, 304].includes(upstream.status);
  if (bodiless) void upstream.body.dump();
  return new Response(bodiless ? null : webStream(upstream.body), { status: upstream.status, headers });
}

// The cookie stays: a sign-in in another tab may have set its successor a moment ago. Where it surely has, the page
// may send the call again, with that one.
async function sessionEnded(session: Session): Promise<Response> {
  return failure((await isReplaced(session)) ? "Retry" : "SessionEnded");
}

async function noSession(request: Request): Promise<Response> {
  const response = failure("SessionEnded");
  if (hasSessionCookie(request)) await clearSessionCookie(request, response.headers);
  return response;
}

function failed(request: Request, error: unknown): Response {
  const code = failureCode(error);
  const response = failure(code);
  const requestId = response.headers.get("x-request-id");
  if (request.signal.aborted) log().debug({ event: "client-went-away", requestId });
  else if (code === "InternalError") log().error({ event: "way-through-broke", requestId, err: error });
  else log().warn({ event: "way-through-failed", requestId, code });
  return response;
}

function failureCode(error: unknown): FailureCode {
  if (!(error instanceof UpstreamError)) return "InternalError";
  return error.kind === "timeout" ? "TimedOut" : "Unreachable";
}

/** Whether the page was made for another member than the one who is signed in by now. */
function isOfAnother(request: Request, session: Session): boolean {
  const memberId = request.headers.get("x-member");
  return memberId !== null && memberId !== session.memberId;
}

/** Reads need nothing; a write has to come from our own page, with a header that forces a preflight elsewhere. */
function isOurOwn(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  return isSameOrigin(request) && request.headers.get("x-portal") === "1";
}

function pathBelow(request: Request, service: Service): string {
  return new URL(request.url).pathname.slice(`/api/${service}`.length);
}

function rawQuery(request: Request): string {
  const start = request.url.indexOf("?");
  return start === -1 ? "" : request.url.slice(start).split("#", 1).join("");
}

function webStream(body: Readable): ReadableStream<Uint8Array> {
  const stream: unknown = Readable.toWeb(body);
  if (!(stream instanceof ReadableStream)) throw new TypeError("not a stream");
  return stream;
}
