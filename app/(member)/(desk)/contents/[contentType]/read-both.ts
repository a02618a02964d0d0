import type { Content } from "#lib/space/content.ts";
import { readContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

interface Both {
  /** As it is kept: this goes back when it is changed. */
  content: Content;
  /** With what it refers to in place: this is shown. */
  shown: Content;
}

/** One Content, twice. `undefined` when there is none for this member. Throws `SpaceError`. */
export async function readBoth(send: Send, contentId: string): Promise<Both | undefined> {
  try {
    const [content, shown] = await Promise.all([
      readContent(send, contentId),
      readContent(send, contentId, 1).catch(nothingMore),
    ]);
    return { content, shown: shown ?? content };
  } catch (error) {
    if (isSpaceError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Names of what it refers to are good to have, and nothing to fail for. */
function nothingMore(error: unknown): undefined {
  if (!isSpaceError(error)) throw error;
}
