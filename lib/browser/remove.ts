import { deleteContent, readContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { isInDoubt } from "./in-doubt.ts";

/** Why something is not deleted; after `unknown` nobody here can tell whether it is. */
export type RemoveFailure = "refused" | "unreachable" | "ended" | "otherMember" | "unknown" | "other";

const failures = new Map<string, RemoveFailure>([
  ["AccessDenied", "refused"],
  ["Unavailable", "unreachable"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherMember"],
]);

/** Deletes Content; what is already gone counts as deleted. An answer that is lost is looked for. */
export async function removeContent(send: Send, contentId: string): Promise<"deleted" | RemoveFailure> {
  try {
    await deleteContent(send, contentId);
    return "deleted";
  } catch (error) {
    if (isGone(error)) return "deleted";
    if (!isInDoubt(error)) return (isSpaceError(error) && failures.get(error.code)) || "other";
  }
  try {
    await readContent(send, contentId);
    return "other";
  } catch (error) {
    return isGone(error) ? "deleted" : "unknown";
  }
}

function isGone(error: unknown): boolean {
  return isSpaceError(error) && (error.status === 404 || error.status === 410);
}
