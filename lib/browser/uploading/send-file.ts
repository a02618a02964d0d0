import { decodeSegment } from "#lib/space/decode-segment.ts";
import { type OutcomeCode, outcomeAt } from "#lib/space/outcome.ts";
import { retryAfterMs } from "#lib/space/retry-after.ts";
import { isSpaceError, spaceErrorIn } from "#lib/space/space-error.ts";
import type { UploadProblem } from "./upload.ts";
import type { UploadItem } from "./upload-store.ts";

/** Why a request failed; the status is 0 without an answer. */
export interface SendFailure {
  status: number;
  code?: OutcomeCode | undefined;
  /** What is wrong with the file, in the words of the service. */
  reason?: string | undefined;
  /** What `Retry-After` asks for. */
  retryAfterMs?: number | undefined;
}

export interface FileToSend {
  file: Blob;
  contentType: string;
  /** The Upload that has some of its bytes. */
  resumableUrl?: string | undefined;
}

/** The id of the Upload at this URL, which is encoded there. */
export function uploadIdAt(resumableUrl: string): string {
  return decodeSegment(resumableUrl.split("/").at(-1) ?? "");
}

interface SendOptions {
  signal: AbortSignal;
  onUrl: (resumableUrl: string) => void;
  onBytes: (sentBytes: number) => void;
}

/** Sends the bytes of a file. Never rejects; after an abort it need not settle. */
export type SendFile = (
  file: FileToSend,
  options: SendOptions,
) => Promise<{ uploadId: string } | SendFailure>;

export function failureOf(error: unknown): SendFailure {
  if (!isSpaceError(error)) return { status: 0 };
  const { status, code, fieldProblems } = error;
  const reason = fieldProblems.flatMap(({ message }) => message ?? []).join(" ");
  return { status, code, ...(reason !== "" && { reason }) };
}

/** `headerOf` reads a header of the answer. */
export function failureIn(
  status: number,
  body: string,
  headerOf: (name: string) => string | null | undefined = () => undefined,
): SendFailure {
  const delayMs = retryAfterMs(headerOf("Retry-After"), headerOf("Date"));
  return { ...failureOf(spaceErrorIn(status, body)), ...(delayMs && { retryAfterMs: delayMs }) };
}

const problems: Partial<Record<OutcomeCode, UploadProblem>> = {
  OtherMember: "signIn",
  SessionEnded: "signIn",
  InvalidToken: "signIn",
  AccessDenied: "denied",
  TooLarge: "refusedSize",
  UnsupportedMediaType: "refusedKind",
  NotFound: "unavailable",
  RateLimited: "unavailable",
};

export function problemOf({ status, code = outcomeAt(status) }: SendFailure): UploadProblem {
  if (status === 0) return "connection";
  return problems[code] ?? (status >= 500 ? "unavailable" : "refused");
}

const afterLimitMs = 5_000;
/** How often a file is sent again automatically. */
const mostTries = 12;
const pauseMs = 400;

/** Whether bytes are sent again automatically, and whether from the beginning. */
export function afterFailure(
  { stored, tries }: Pick<UploadItem, "stored" | "tries">,
  { status, code = outcomeAt(status), retryAfterMs = afterLimitMs }: SendFailure,
  isResumable: boolean,
): { isFromStart: boolean; retry?: { afterMs: number; tries: number } } {
  const isLimited = code === "RateLimited";
  // The service no longer has the Upload.
  const isGone = code === "NotFound" && stored.resumableUrl !== undefined;
  // Otherwise tus-js-client has retried already.
  const mayRepeat = isLimited || isGone || (!isResumable && (status === 0 || code === "Retry"));
  const afterMs = isLimited ? retryAfterMs : pauseMs * (tries + (isGone ? 0 : 1));
  return {
    isFromStart: isGone || !isResumable,
    ...(mayRepeat && tries < mostTries && { retry: { afterMs, tries: tries + 1 } }),
  };
}
