import { isSpaceError, spaceErrorIn } from "#lib/space/space-error.ts";
import type { UploadProblem } from "./upload.ts";
import type { UploadItem } from "./upload-store.ts";

/** Why a request failed; the status is 0 without an answer. */
export interface SendFailure {
  status: number;
  code?: string | undefined;
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

export function failureIn(status: number, body: string, retryAfter?: string | null): SendFailure {
  const seconds = Number(retryAfter);
  return { ...failureOf(spaceErrorIn(status, body)), ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
}

export function problemOf({ status, code }: SendFailure): UploadProblem {
  if (code === "OtherMember" || status === 401) return "signIn";
  if (status === 0) return "connection";
  if (status === 403) return "denied";
  if (status === 413) return "refusedSize";
  if (status === 415) return "refusedKind";
  return [404, 410, 429].includes(status) || status >= 500 ? "unavailable" : "refused";
}

const afterLimitMs = 5_000;
/** How often a file is sent again automatically. */
const mostTries = 12;
const pauseMs = 400;

/** Whether bytes are sent again automatically, and whether from the beginning. */
export function afterFailure(
  { stored, tries }: Pick<UploadItem, "stored" | "tries">,
  { status, code, retryAfterMs = afterLimitMs }: SendFailure,
  isResumable: boolean,
): { isFromStart: boolean; retry?: { afterMs: number; tries: number } } {
  const isLimited = status === 429;
  // The service no longer has the Upload.
  const isGone = [404, 410].includes(status) && stored.resumableUrl !== undefined;
  // Otherwise tus-js-client has retried already.
  const mayRepeat = isLimited || isGone || (!isResumable && (status === 0 || code === "Retry"));
  const afterMs = isLimited ? retryAfterMs : pauseMs * (tries + (isGone ? 0 : 1));
  return {
    isFromStart: isGone || !isResumable,
    ...(mayRepeat && tries < mostTries && { retry: { afterMs, tries: tries + 1 } }),
  };
}
