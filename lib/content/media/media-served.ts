import type { Media } from "#lib/space/media.ts";
import { readMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { type Problem, problemOf } from "../space-problem.ts";

/** One Media, for the first HTML; a Space that refuses it is a problem to show, not a defect. */
export async function servedFile(
  send: Send,
  mediaId: string,
): Promise<{ media: Media } | { problem: Problem }> {
  try {
    return { media: await readMedia(send, mediaId, 1) };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    // An id that cannot be part of a path, such as "..", names nothing.
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
