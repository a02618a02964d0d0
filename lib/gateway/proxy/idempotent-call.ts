import { Readable } from "node:stream";
import type { Answer } from "#lib/gateway/http/answer.ts";
import { addressOf, type Call, isRead } from "#lib/gateway/http/call.ts";
import { failure } from "#lib/gateway/http/failure.ts";
import { log } from "#lib/log.ts";
import { idempotentWrites } from "#lib/session/container.ts";
import type { RecordedAnswer } from "#lib/session/records/shared-writes.ts";
import type { CallSignal } from "#lib/session/upstream/upstream.ts";
import { BufferedBody } from "./request-body.ts";

/** Longer answers are not kept; a repeated request gets 502 `Unreachable`, and the page checks the result. */
const keptAnswerBytes = 64 * 1024;
/** The service did nothing: the request may be repeated with another token, or later. */
const undone = [401, 429];

/**
 * Answers a write once per session, method, URL and `Idempotency-Key`. It completes even if the client
 * leaves, which may then repeat it for the same answer.
 */
export async function answerOnce(
  call: Call,
  sessionId: string,
  answer: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const key = call.headers.get("idempotency-key");
  if (key === null || isRead(call)) return await answer(call);
  const { path, query } = addressOf(call);
  const result = await idempotentWrites().once([sessionId, call.method, path + query, key], async () =>
    recorded(await answer(withoutAbort(call))),
  );
  if ("first" in result) return result.first;
  const { known } = result;
  log().info({ event: "write-repeated", isKnown: known !== "unknown" });
  return known === "unknown" ? failure("Unreachable") : replayed(known);
}

function replayed({ status, headers, body }: RecordedAnswer): Answer {
  const replay = { ...headers, "idempotent-replayed": "true" };
  return { status, headers: replay, cookies: [], body: body.length === 0 ? null : body };
}

const stays: CallSignal = { aborted: false, addEventListener: () => undefined };

function withoutAbort({ method, url, headers, body }: Call): Call {
  return { method, url, headers, body, signal: stays };
}

/** The first answer, and what repeated requests get. */
async function recorded(answer: Answer): Promise<{ answer: Answer; record: RecordedAnswer | undefined }> {
  const { status, headers, cookies, body } = answer;
  if (answer.outcome === "not-done" || undone.includes(status)) return { answer, record: undefined };
  if (body === null || typeof body === "string" || Buffer.isBuffer(body)) {
    return { answer, record: { status, headers, body: Buffer.from(body ?? "") } };
  }
  try {
    const source = body instanceof Readable ? body : body.readable();
    const limits = { bufferBytes: keptAnswerBytes, mostBytes: Number.POSITIVE_INFINITY };
    const read = (await new BufferedBody(source, limits).open()) ?? null;
    if (Buffer.isBuffer(read)) {
      return { answer: { status, headers, cookies, body: read }, record: { status, headers, body: read } };
    }
    return { answer: { status, headers, cookies, body: read }, record: recordOf(failure("Unreachable")) };
  } catch {
    // The service's answer broke off: it may have done the write.
    const broken = { ...failure("Unreachable"), cookies };
    return { answer: broken, record: recordOf(broken) };
  }
}

function recordOf({ status, headers, body }: Answer): RecordedAnswer {
  return { status, headers, body: Buffer.from(typeof body === "string" ? body : "") };
}
