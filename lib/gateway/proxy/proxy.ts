import { Readable } from "node:stream";
import { environment } from "#lib/environment.ts";
import type { Answer } from "#lib/gateway/http/answer.ts";
import { addressOf, type Call, isOurOwn } from "#lib/gateway/http/call.ts";
import { failure } from "#lib/gateway/http/failure.ts";
import {
  clearSessionCookie,
  hasSessionCookie,
  openSession,
  setSessionCookie,
} from "#lib/session/cookie/session-cookie.ts";
import { cachedProfiles, profileChanged } from "#lib/session/profile-cache.ts";
import { isReplaced, newestOf, type Sent, sendAsMember } from "#lib/session/send.ts";
import type { Session } from "#lib/session/session.ts";
import { contentTypeHeader, type EndpointName, endpoints } from "#lib/space/endpoints.ts";
import { spaceQuery } from "#lib/space-file/current.ts";
import { auditChange } from "./audit.ts";
import { type ProxiedService, requestHeadersFor } from "./forwarded-headers.ts";
import { type MatchedRow, matchEndpoint } from "./match.ts";
import { measuredCall } from "./measured-call.ts";
import { answerFrom, countedWhileOpen, rateLimited, sendOnce } from "./proxy-answer.ts";
import type { BufferedBody } from "./request-body.ts";
import { spaceBody } from "./space-body.ts";
import { wholeProfile } from "./whole-profile.ts";

type MemberService = Exclude<ProxiedService, "cma">;
type Row = MatchedRow<EndpointName>;

/** 4 Mbit/s: a phone with a fair connection. */
const assumedBytesPerSecond = 500_000;
/** A service may store a whole file before it answers. */
const longestAnswerMs = 60_000;

export function proxy(call: Call, service: MemberService): Promise<Answer> {
  return measuredCall(call, service, pass, matchEndpoint);
}

async function pass(call: Call, service: MemberService): Promise<Answer> {
  const { path, query } = addressOf(call);
  const below = path.slice(`/api/${service}`.length);
  const match = matchEndpoint(service, call.method, below, call.headers.get(contentTypeHeader));
  if (match.state === "none") return failure("NotFound");
  if (match.state === "wrong-method") return failure("MethodNotAllowed", { allow: match.allow });
  if (match.parameters.spaceId !== undefined && match.parameters.spaceId !== environment().spaceId)
    return failure("NotFound");
  // Before anything is refused, so that the log has the member.
  const session = await openSession(call);
  if (!isOurOwn(call)) return failure("AccessDenied");
  const limited = await rateLimited(call, session?.memberId);
  if (limited !== undefined) return limited;
  if (session === undefined) return await noSession(call);
  if (isOfAnother(call, session)) return failure("OtherMember");
  const answered = await countedWhileOpen(session.memberId, () =>
    sendOnce(call, session.id, match.endpoint, async (passed, body) => {
      const sent = await send({ call: passed, body }, session, match, query);
      return await answer({ call, service }, session, sent);
    }),
  );
  const isReplay = answered.headers["idempotent-replayed"] !== undefined;
  if (isReplay && (await newestOf(session)) === undefined) return await sessionEnded(session);
  auditChange(call, match, answered);
  if (match.endpoint !== "updateProfile") return answered;
  cachedProfiles().delete(session.id);
  return { ...answered, cookies: [...answered.cookies, profileChanged()] };
}

async function send(
  { call, body }: { call: Call; body: BufferedBody },
  session: Session,
  { endpoint, method, path, parameters }: Row,
  query: string,
): Promise<Sent> {
  const { services } = environment();
  const { service } = endpoints[endpoint];
  const isWhole = endpoint === "updateProfile" && method === "PUT";
  const whole = isWhole ? await wholeProfile(session, call.signal) : undefined;
  if (whole && "failed" in whole) return whole.failed;
  const opened = await spaceBody({ endpoint, parameters, profile: whole?.profile }, await body.open());
  return sendAsMember(whole?.session ?? session, {
    url: services[service] + path + spaceQuery(query),
    method,
    headers: requestHeadersFor(call, service),
    body: opened,
    repeatable: !(opened instanceof Readable),
    signal: call.signal,
    ...(service === "upload" && { neededMs: transferMs(call), longestMs: longestAnswerMs }),
  });
}

interface Passing {
  call: Call;
  service: MemberService;
}

async function answer({ call, service }: Passing, before: Session, sent: Sent): Promise<Answer> {
  if (sent.state === "ended") return await sessionEnded(before);
  if (sent.state === "unavailable") return failure("Unavailable", { "retry-after": "2" });
  const passed = sent.state === "retry" ? failure("Retry") : answerFrom(sent.response, service);
  // Read again: a slow answer must not set an older cookie than the newest.
  const newest = await newestOf(sent.session);
  if (newest === undefined || newest.generation === before.generation) return passed;
  return { ...passed, cookies: await sessionCookies(call, newest) };
}

async function sessionCookies(call: Call, session: Session): Promise<string[]> {
  const headers = new Headers();
  await setSessionCookie(call, headers, session);
  return headers.getSetCookie();
}

// The cookie stays: a sign-in in another tab may have just replaced it, in which case the page repeats the
// call.
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

/** Whether the page belongs to another member. */
function isOfAnother(call: Call, session: Session): boolean {
  const memberId = call.headers.get("x-member");
  return memberId !== null && memberId !== session.memberId;
}

/**
 * The estimated duration of an upload, for which its accessToken should be valid, as services may check it
 * again at the end. Without a length it is unlimited.
 */
function transferMs({ headers, body }: Call): number {
  if (body === null) return 0;
  const bytes = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  return (bytes / assumedBytesPerSecond) * 1000;
}
