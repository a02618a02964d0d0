import { randomUUID } from "node:crypto";
import { logContext } from "#lib/log-context.ts";
import type { Answer } from "./answer.ts";

/** The portal's own answers to calls, in the error shape of decisions.md. */
const failures = {
  BadRequest: [400, "The request could not be parsed."],
  SessionEnded: [401, "You’re not signed in, or your session has ended."],
  AccessDenied: [403, "Send this request from a page of this portal."],
  NotFound: [404, "Nothing was found at this address."],
  MethodNotAllowed: [405, "This address doesn’t support this method."],
  OtherMember: [409, "Another account is signed in."],
  Retry: [409, "The session has been renewed. Send this request again."],
  ExpectationFailed: [417, "The Expect header isn’t supported."],
  TooLarge: [413, "The request is too large."],
  VersionRequired: [428, "A change needs the version that it is based on."],
  RateLimited: [429, "Too many requests. Try again later."],
  InternalError: [500, "Something went wrong."],
  Unreachable: [502, "Can’t reach the service."],
  Unavailable: [503, "Can’t reach the service. You’re still signed in."],
  TimedOut: [504, "The service didn’t answer in time."],
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
