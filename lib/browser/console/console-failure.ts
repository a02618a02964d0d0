import { problemKind } from "#lib/content/space-problem.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const named = ["refused", "lastManager", "unreachable", "limited", "ended", "otherMember"] as const;

/** Why an action of the console failed, other than through its input. */
export type ConsoleFailure = (typeof named)[number] | "unknown" | "other";

/** The failure of a `SpaceError`; other errors are rethrown. */
export function failureOf(error: unknown): ConsoleFailure {
  if (!isSpaceError(error)) throw error;
  return problemKind(error.code, named);
}

/** The failure of a look after a lost answer: what happened stays unknown. */
export function failureAfterLoss(error: unknown): ConsoleFailure {
  const failure = failureOf(error);
  return failure === "ended" || failure === "otherMember" ? failure : "unknown";
}
