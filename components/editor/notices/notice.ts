import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import type { Problems } from "#lib/fields/form/problems.ts";

/** The page says these itself, over whatever is open. */
type OfSession = "sessionEnded" | "otherMember";

/** What stands above the writing after a publish that did not end well. */
export type Notice =
  | Exclude<PublishOutcome, { kind: "published" | "refused" | "conflict" | OfSession }>
  | { kind: "problems"; problems: Problems }
  | { kind: "refused"; others: readonly string[] }
  | { kind: "unchanged" }
  /** Files for it are on their way, or have stopped there. */
  | { kind: "files" }
  /** Published; what was typed since it was sent is in this page alone. */
  | { kind: "restUnkept" };
