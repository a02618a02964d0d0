import { log } from "#lib/log.ts";
import { UpstreamError } from "#lib/session/upstream.ts";
import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import { type FailureCode, failure } from "./failure.ts";

/** The answer to a call that did not get through, noted in the log. */
export function passFailure(call: Call, error: unknown): Answer {
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
