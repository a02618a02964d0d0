import type { Content } from "#lib/space/content.ts";
import { type ErrorDetail, isSpaceError } from "#lib/space/space-error.ts";

/** How a publish ended. Whatever else is thrown is a defect. */
export type PublishOutcome =
  | { kind: "published"; content: Content }
  | { kind: "refused"; details: readonly ErrorDetail[]; message: string }
  /** Another version is there by now. */
  | { kind: "conflict"; theirs: Content }
  | { kind: "forbidden" }
  | { kind: "gone" }
  | { kind: "sessionEnded" }
  /** Somebody else is signed in by now, in whose name nothing of this is sent. */
  | { kind: "otherMember" }
  | { kind: "tooLarge" }
  | { kind: "limited" }
  /** Nothing was published. */
  | { kind: "unreachable" }
  /** The connection broke on the way: nobody here can tell whether it was published. */
  | { kind: "unknown" }
  | { kind: "failed"; message: string; requestId: string | undefined };

/** What a refusal means; of an answer that never came the caller knows more (`isInDoubt`). */
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
