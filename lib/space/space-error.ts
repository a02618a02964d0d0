import * as z from "zod/mini";
import { readErrorBody } from "./error-body.ts";
import type { AnsweredCall, OutcomeCode } from "./outcome.ts";
import type { SpaceAnswer } from "./send.ts";

const detailSchema = z.looseObject({ path: z.optional(z.string()), message: z.optional(z.string()) });

export type ErrorDetail = z.infer<typeof detailSchema>;

interface SpaceErrorOptions {
  status: number;
  code: OutcomeCode;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
}

/** An error of a Space or of the connection (decisions.md, "Errors"). */
export class SpaceError extends Error {
  override readonly name = "SpaceError";
  readonly status: number;
  readonly code: OutcomeCode;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** The only part that Next.js passes to the browser's error page. */
  readonly digest: string;

  constructor({ status, code, message, details, requestId }: SpaceErrorOptions) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.digest = `space:${status}:${code}`;
  }

  /** The 422 `details` that match `[{ path, message }]`. */
  get fieldProblems(): ErrorDetail[] {
    const parsed = z.array(detailSchema).safeParse(this.details);
    return parsed.success ? parsed.data : [];
  }
}

export function isSpaceError(error: unknown, code?: OutcomeCode): error is SpaceError {
  return error instanceof SpaceError && (code === undefined || error.code === code);
}

/** For `.catch`, where the caller works without the answer; other errors are defects. */
export function undefinedWhenRefused(error: unknown): undefined {
  if (!isSpaceError(error)) throw error;
}

/** Whether a write may have happened although its answer is missing or says nothing. */
export function isInDoubt(error: unknown): boolean {
  if (!isSpaceError(error) || error.status === 503) return false;
  return error.status === 0 || (error.status >= 500 && error.status < 600);
}

export function isGone(error: unknown): boolean {
  return isSpaceError(error, "NotFound");
}

/** Whether a Space answers so because the member may not see the list. */
export function isHidden(error: unknown): boolean {
  return isSpaceError(error, "AccessDenied") || isGone(error);
}

/** Whether the Space refused what was sent, rather than the member or the moment. */
export function isRefused(error: unknown): error is SpaceError {
  return isSpaceError(error) && (error.status === 400 || error.status === 422);
}

/** Whether a Space may answer so because it doesn't have the operation. */
export function isMissingOperation({ status }: SpaceError): boolean {
  return [400, 404, 405, 410, 422, 501].includes(status);
}

/** The error of an answer to a call, whatever its body. */
export async function spaceErrorOf(response: SpaceAnswer, call?: AnsweredCall): Promise<SpaceError> {
  return spaceErrorIn(response.status, await response.text().catch(() => ""), call);
}

/** For a body that was already read. */
export function spaceErrorIn(status: number, text: string, call?: AnsweredCall): SpaceError {
  return new SpaceError({ status, ...readErrorBody(status, text, call) });
}
