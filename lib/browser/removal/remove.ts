import { deleteContent, readContent } from "#lib/space/contents.ts";
import { deleteMedia, readMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { isInDoubt } from "../send/in-doubt.ts";

/** Why something is not deleted; after `unknown` nobody here can tell whether it is. */
export type RemoveFailure =
  | "refused"
  | "unreachable"
  | "ended"
  | "otherMember"
  | "unknown"
  | "lastManager"
  | "other";

export type Removed = "deleted" | RemoveFailure;

const failures = new Map<string, RemoveFailure>([
  ["AccessDenied", "refused"],
  ["Unavailable", "unreachable"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherMember"],
  // Of the members of a Space alone.
  ["LastManager", "lastManager"],
]);

/** Deletes Content; what is already gone counts as deleted. An answer that is lost is looked for. */
export async function removeContent(send: Send, contentId: string): Promise<Removed> {
  return await removed(
    () => deleteContent(send, contentId),
    () => readContent(send, contentId),
  );
}

/** The same of Media, with its files. */
export async function removeMedia(send: Send, mediaId: string): Promise<Removed> {
  return await removed(
    () => deleteMedia(send, mediaId),
    () => readMedia(send, mediaId),
  );
}

/** What became of a removal; where its answer is lost, somebody looks whether it is still there. */
export async function removed(remove: () => Promise<void>, look: () => Promise<unknown>): Promise<Removed> {
  try {
    await remove();
    return "deleted";
  } catch (error) {
    if (isGone(error)) return "deleted";
    if (!isInDoubt(error)) return (isSpaceError(error) && failures.get(error.code)) || "other";
  }
  try {
    await look();
    return "other";
  } catch (error) {
    return isGone(error) ? "deleted" : "unknown";
  }
}

function isGone(error: unknown): boolean {
  return isSpaceError(error) && (error.status === 404 || error.status === 410);
}
