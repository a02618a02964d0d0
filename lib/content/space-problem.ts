import type { OutcomeCode } from "#lib/space/outcome.ts";
import { SpaceError } from "#lib/space/space-error.ts";

/** Why a request failed. Serializable. */
export interface Problem {
  code: OutcomeCode | "Defect";
  requestId?: string;
}

const kinds = {
  Unreachable: "unreachable",
  Unavailable: "unreachable",
  TimedOut: "unreachable",
  AccessDenied: "refused",
  NotFound: "gone",
  ValidationFailed: "invalid",
  BadRequest: "invalid",
  LastManager: "lastManager",
  RateLimited: "limited",
  SessionEnded: "ended",
  OtherMember: "otherMember",
  BadCursor: "pageGone",
  AdvancedSearchUnavailable: "noAdvanced",
  FilterTooExpensive: "tooExpensive",
  BadFilterValue: "oddFilter",
  NotSearchable: "noSearch",
  UnreadableAnswer: "unreadable",
} as const satisfies Partial<Record<OutcomeCode, string>>;

export type ProblemKind = (typeof kinds)[keyof typeof kinds];

/** What an error code means to a member, if it is one of the kinds that the caller has a text for. */
export function problemKind<Kind extends ProblemKind>(code: string, named: readonly Kind[]): Kind | "other" {
  const kind = Object.entries(kinds).find(([name]) => name === code)?.[1];
  return named.find((each) => each === kind) ?? "other";
}

/** The code of a `SpaceError` with its request id; other errors are defects. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SpaceError)) return { code: "Defect" };
  return { code: error.code, ...(error.requestId !== undefined && { requestId: error.requestId }) };
}

/** The answer, or a problem to show. An id that no path can contain, such as "..", is `NotFound`. */
export async function answerOrProblem<Answer>(
  answer: Promise<Answer>,
): Promise<{ answer: Answer } | { problem: Problem }> {
  try {
    return { answer: await answer };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
