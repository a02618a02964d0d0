import { log } from "#lib/log.ts";
import { UpstreamError } from "#lib/session/upstream/upstream.ts";
import type { Answer } from "./answer.ts";
import type { BufferedBody } from "./buffered-body.ts";
import type { Call } from "./call.ts";
import { type FailureCode, failure } from "./failure.ts";

/** The answer to a call that did not get through, noted in the log. */
export function passFailure(call: Call, error: unknown, body: BufferedBody): Answer {
  if (body.isTooLarge) return failure("TooLarge");
  const code = failureCode(error);
  const answer: Answer = { ...failure(code), outcome: outcomeOf(error, body) };
  const requestId = answer.headers["x-request-id"];
  if (call.signal.aborted) log().debug({ event: "client-went-away", requestId });
  else if (code === "InternalError") log().error({ event: "way-through-broke", requestId, err: error });
  else log().warn({ event: "way-through-failed", requestId, code });
  return answer;
}

/** No service acts on half a request, but a resumable Upload, which compares offsets. */
function outcomeOf(error: unknown, { isWhole }: BufferedBody): "not-done" | "unknown" {
  const isSent = isWhole && !(error instanceof UpstreamError && !error.sent);
  return isSent ? "unknown" : "not-done";
}

function failureCode(error: unknown): FailureCode {
  if (!(error instanceof UpstreamError)) return "InternalError";
  return error.kind === "timeout" ? "TimedOut" : "Unreachable";
}
