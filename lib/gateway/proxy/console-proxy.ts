import { environment } from "#lib/environment.ts";
import type { Answer } from "#lib/gateway/http/answer.ts";
import { addressOf, type Call, isOurOwn } from "#lib/gateway/http/call.ts";
import { failure } from "#lib/gateway/http/failure.ts";
import { type ConsoleSession, openConsole, sendToCma } from "#lib/session/console/console-session.ts";
import type { UpstreamResponse } from "#lib/session/upstream/upstream-exchange.ts";
import { type ConsoleEndpointName, consoleEndpoints, needsVersion } from "#lib/space/console-endpoints.ts";
import { spaceQuery } from "#lib/space-file/current.ts";
import { auditChange } from "./audit.ts";
import { requestHeadersFor } from "./forwarded-headers.ts";
import { type MatchedRow, matcherOf } from "./match.ts";
import { measuredCall } from "./measured-call.ts";
import { answerFrom, countedWhileOpen, rateLimited, sendOnce } from "./proxy-answer.ts";
import type { BufferedBody } from "./request-body.ts";
import { spaceBody } from "./space-body.ts";

const matchConsole = matcherOf(consoleEndpoints);

/**
 * Forwards a call of the console's pages to CMA under the platform user's identity, independent of any
 * member's session.
 */
export function proxyConsole(call: Call): Promise<Answer> {
  return measuredCall(call, "cma", pass, matchConsole);
}

async function pass(call: Call): Promise<Answer> {
  const { path, query } = addressOf(call);
  const match = matchConsole("cma", call.method, path.slice("/api/cma".length));
  if (match.state === "none") return failure("NotFound");
  if (match.state === "wrong-method") return failure("MethodNotAllowed", { allow: match.allow });
  const session = await openConsole(call);
  if (!isOurOwn(call)) return failure("AccessDenied");
  const known = session && `console:${session.id}`;
  const limited = await rateLimited(call, known);
  if (limited !== undefined) return limited;
  if (session === undefined) return failure("SessionEnded");
  if (isOfAnother(call, session)) return failure("OtherMember");
  if (lacksVersion(call, match)) return failure("VersionRequired");
  const answered = await countedWhileOpen(`console:${session.userId}`, () =>
    sendOnce(call, `console:${session.id}`, match.endpoint, async (passed, body) => {
      const response = await send({ call: passed, body }, session, match, query);
      return response === "ended" ? failure("SessionEnded") : answerFrom(response, "cma");
    }),
  );
  auditChange(call, match, answered);
  return answered;
}

async function send(
  { call, body }: { call: Call; body: BufferedBody },
  session: ConsoleSession,
  { endpoint, method, path, parameters }: MatchedRow<ConsoleEndpointName>,
  query: string,
): Promise<UpstreamResponse | "ended"> {
  return await sendToCma(session, {
    url: environment().services.cma + path + spaceQuery(query),
    method,
    headers: requestHeadersFor(call, "cma"),
    body: await spaceBody({ endpoint, parameters }, await body.open()),
    signal: call.signal,
  });
}

/** "Space Membership": a change needs the version that it was made from. */
function lacksVersion(call: Call, { endpoint }: MatchedRow<ConsoleEndpointName>): boolean {
  return needsVersion(endpoint) && !/^[1-9]\d{0,14}$/.test(call.headers.get("x-service-version") ?? "");
}

/** Whether the page belongs to another platform user. */
function isOfAnother(call: Call, { userId }: ConsoleSession): boolean {
  const pageOf = call.headers.get("x-platform-user");
  return pageOf !== null && pageOf !== userId;
}
