import type { Content } from "#lib/space/content.ts";
import type { OutcomeCode } from "#lib/space/outcome.ts";
import { type ErrorDetail, isRefused, isSpaceError } from "#lib/space/space-error.ts";

export type PublishOutcome =
  | { kind: "published"; content: Content }
  | { kind: "refused"; details: readonly ErrorDetail[]; message: string }
  | { kind: "conflict"; theirs: Content }
  | { kind: "forbidden" }
  | { kind: "gone" }
  | { kind: "sessionEnded" }
  /** Another member is signed in; nothing was sent as them. */
  | { kind: "otherMember" }
  | { kind: "tooLarge" }
  | { kind: "limited" }
  | { kind: "unreachable" }
  /** The connection broke: it may have been published. */
  | { kind: "unknown" }
  | { kind: "failed"; message: string; requestId: string | undefined };

const kinds: Partial<Record<OutcomeCode, BareKind>> = {
  SessionEnded: "sessionEnded",
  OtherMember: "otherMember",
  Unreachable: "unreachable",
  UnreadableAnswer: "unreachable",
  Unavailable: "unreachable",
  TimedOut: "unreachable",
  AccessDenied: "forbidden",
  NotFound: "gone",
  TooLarge: "tooLarge",
  RateLimited: "limited",
};

type BareKind =
  | "sessionEnded"
  | "otherMember"
  | "unreachable"
  | "forbidden"
  | "gone"
  | "tooLarge"
  | "limited";

/** What a refusal means; for lost answers see `isInDoubt`. */
export function publishOutcomeOf(error: unknown): Exclude<PublishOutcome, { kind: "published" }> {
  if (!isSpaceError(error)) throw error;
  const { code, message, requestId, fieldProblems } = error;
  if (isRefused(error)) return { kind: "refused", details: fieldProblems, message };
  const kind = kinds[code];
  return kind === undefined ? { kind: "failed", message, requestId } : { kind };
}
