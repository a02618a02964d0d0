import { randomUUID } from "node:crypto";
import { logContext } from "#lib/log-context.ts";
import type { Answer } from "./answer.ts";

/** The portal's own answers to calls, in the error shape of decisions.md. */
const failures = {
  BadRequest: [400, "This is not a request that can be read."],
  SessionEnded: [401, "You are not signed in, or your session has ended."],
  AccessDenied: [403, "This has to come from a page of this portal."],
  NotFound: [404, "There is nothing at this address."],
  MethodNotAllowed: [405, "This address does not take this method."],
  OtherMember: [409, "Somebody else is signed in here now."],
  Retry: [409, "The session was renewed meanwhile: send this again."],
  ExpectationFailed: [417, "This portal does not meet that expectation."],
  TooLarge: [413, "This is larger than what can be taken here."],
  VersionRequired: [428, "A change has to say which version it was made from."],
  RateLimited: [429, "There were too many of these in a short time."],
  InternalError: [500, "Something went wrong here."],
  Unreachable: [502, "The service cannot be reached."],
  Unavailable: [503, "The service cannot be reached just now; you are still signed in."],
  TimedOut: [504, "The service did not answer in time."],
} as const;

export type FailureCode = keyof typeof failures;

export function failure(code: FailureCode, headers: Record<string, string> = {}): Answer {
  const [status, message] = failures[code];
  const requestId = logContext()?.requestId ?? randomUUID();
  return {
    status,
    headers: {
      ...headers,
      "content-type": "application/json",
      "cache-control": "private, no-store",
      vary: "Cookie",
      "x-request-id": requestId,
      "x-content-type-options": "nosniff",
    },
    cookies: [],
    outcome: "not-done",
    body: JSON.stringify({ sys: { type: "Error", id: code }, message, requestId }),
  };
}
