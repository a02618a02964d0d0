import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
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
import { endpoints } from "#lib/space/endpoints.ts";
import type { Answer } from "./answer.ts";
import { noBody, outgoingBody } from "./body.ts";
import { addressOf, type Call } from "./call.ts";
import { type FailureCode, failure } from "./failure.ts";
import { ownUploadAddress, requestHeadersFor, responseHeadersFrom } from "./forwarded-headers.ts";
import { type Match, matchEndpoint } from "./match.ts";
import { measuredCall } from "./measured-call.ts";
import { longestAnswerMs, transferMs } from "./transfer.ts";

export type PassedService = "acma" | "upload";
type Row = Extract<Match, { state: "row" }>;

/** The way through: passes a call of the page on to a service under the member's identity. */
export function passOn(call: Call, service: PassedService): Promise<Answer> {
  return measuredCall(call, service, pass);
}

async function pass(call: Call, service: PassedService): Promise<Answer> {
  const { path, query } = addressOf(call);
  const match = matchEndpoint(service, call.method, path.slice(`/api/${service}`.length));
  if (match.state === "none") return failure("NotFound");
  if (match.state === "wrong-method") return failure("MethodNotAllowed", { allow: match.allow });
  if (!isOurOwn(call)) return failure("AccessDenied");
  if (match.parameters.spaceId !== undefined && match.parameters.spaceId !== environment().spaceId)
    return failure("NotFound");
  const session = await openSession(call);
  const wait = isRead(call) ? undefined : await overLimit("write", call, session?.memberId);
  if (wait !== undefined) return failure("RateLimited", { "retry-after": String(wait) });
  if (session === undefined) return await noSession(call);
  if (isOfAnother(call, session)) return failure("OtherMember");
  try {
    return await answer({ call, service }, session, await send(call, session, match, query));
  } catch (error) {
    return failed(call, error);
  }
}

async function send(call: Call, session: Session, { endpoint, path }: Row, query: string): Promise<Sent> {
  const { services } = environment();
  const { service } = endpoints[endpoint];
  const { body, repeatable } = call.body === null ? noBody : await outgoingBody(call.body);
  return sendAsMember(session, {
    url: services[service] + path + query,
    method: call.method,
    headers: requestHeadersFor(call, service),
    body,
    repeatable,
    signal: call.signal,
    ...(service === "upload" && { neededMs: transferMs(call), longestMs: longestAnswerMs }),
  });
}

interface Passing {
  call: Call;
  service: PassedService;
}

async function answer({ call, service }: Passing, before: Session, sent: Sent): Promise<Answer> {
  if (sent.state === "ended") return await sessionEnded(before);
  if (sent.state === "unavailable") return failure("Unavailable", { "retry-after": "2" });
  const passed = sent.state === "retry" ? failure("Retry") : passBack(sent.response, service);
  // Asked again now: the answer took its time, and must not bring back a cookie that is older than the newest.
  const newest = await newestOf(sent.session);
  if (newest === undefined || newest.generation === before.generation) return passed;
  return { ...passed, cookies: await sessionCookies(call, newest) };
}

function passBack(
  upstream: Extract<Sent, { state: "answered" }>["response"],
  service: PassedService,
): Answer {
  if (upstream.status >= 300 && upstream.status < 400 && upstream.status !== 304) {
    upstream.body.dump();
    return failure("Unreachable");
  }
  const bodiless = [204, 205, 304].includes(upstream.status);
  if (bodiless) upstream.body.dump();
  const place = service === "upload" ? placeOf(upstream.headers.location) : {};
  if (place === undefined) {
    upstream.body.dump();
    return failure("Unreachable");
  }
  return {
    status: upstream.status,
    headers: { ...responseHeadersFrom(upstream.headers, service), ...place },
    cookies: [],
    body: bodiless ? null : upstream.body,
  };
}

/** `Location` of an Upload that has begun, as an address of ours; undefined where the service's own says nothing. */
function placeOf(given: string | string[] | undefined): { location?: string } | undefined {
  if (given === undefined) return {};
  const { services, spaceId } = environment();
  const location = ownUploadAddress(String(given), `${services.upload}/`, spaceId);
  return location === undefined ? undefined : { location };
}

async function sessionCookies(call: Call, session: Session): Promise<string[]> {
  const headers = new Headers();
  await setSessionCookie(call, headers, session);
  return headers.getSetCookie();
}

// The cookie stays: a sign-in in another tab may have set its successor a moment ago. Where it surely has, the page
// may send the call again, with that one.
async function sessionEnded(session: Session): Promise<Answer> {
  return failure((await isReplaced(session)) ? "Retry" : "SessionEnded");
}

async function noSession(call: Call): Promise<Answer> {
  const answer = failure("SessionEnded");
  if (!hasSessionCookie(call)) return answer;
  const headers = new Headers();
  await clearSessionCookie(call, headers);
  return { ...answer, cookies: headers.getSetCookie() };
}

function failed(call: Call, error: unknown): Answer {
  const code = failureCode(error);
  const answer = failure(code);
  const requestId = answer.headers["x-request-id"];
  if (call.signal.aborted) log().debug({ event: "client-went-away", requestId });
  else if (code === "InternalError") log().error({ event: "way-through-broke", requestId, err: error });
  else log().warn({ event: "way-through-failed", requestId, code });
  return answer;
}

function failureCode(error: unknown): FailureCode {
  if (!(error instanceof UpstreamError)) return "InternalError";
  return error.kind === "timeout" ? "TimedOut" : "Unreachable";
}

/** Whether the page was made for another member than the one who is signed in by now. */
function isOfAnother(call: Call, session: Session): boolean {
  const memberId = call.headers.get("x-member");
  return memberId !== null && memberId !== session.memberId;
}

/** Reads need nothing; whatever else has to come from our own page, with a header that forces a preflight elsewhere. */
function isOurOwn(call: Call): boolean {
  return isRead(call) || (isSameOrigin(call) && call.headers.get("x-portal") === "1");
}

function isRead({ method }: Call): boolean {
  return method === "GET" || method === "HEAD";
}
