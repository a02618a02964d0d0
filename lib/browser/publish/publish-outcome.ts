import type { Content } from "#lib/space/content.ts";
import { type ErrorDetail, isSpaceError } from "#lib/space/space-error.ts";

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

/** What a refusal means; for lost answers see `isInDoubt`. */
export function outcomeOf(error: unknown): Exclude<PublishOutcome, { kind: "published" }> {
  if (!isSpaceError(error)) throw error;
  const { code, status, message, requestId, fieldProblems } = error;
  if (code === "SessionEnded") return { kind: "sessionEnded" };
  if (code === "OtherMember") return { kind: "otherMember" };
  if (status === 0 || [502, 503, 504].includes(status)) return { kind: "unreachable" };
  if (status === 403) return { kind: "forbidden" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 413) return { kind: "tooLarge" };
  if (status === 429) return { kind: "limited" };
  if (status === 422 || status === 400) return { kind: "refused", details: fieldProblems, message };
  return { kind: "failed", message, requestId };
}
