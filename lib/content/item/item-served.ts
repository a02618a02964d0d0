import type { Content } from "#lib/space/content.ts";
import { readContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { type Problem, problemOf } from "../space-problem.ts";

/** As deep as what it refers to has a picture ("include"). */
const include = 2;

/** One Content with what it refers to; a Space that says no is a problem to show, not a defect. */
export async function servedItem(
  send: Send,
  contentId: string,
): Promise<{ content: Content } | { problem: Problem }> {
  try {
    return { content: await readContent(send, contentId, include) };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    // An id that cannot be part of a path, such as "..", names nothing.
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
