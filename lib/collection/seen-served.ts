import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Page } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { changedLastFirst } from "./of/content-orders.ts";

const seenPageSize = 30;

/** Which page of a type that the Space file does not have; at most one of the two. */
export interface SeenPlace {
  next?: string | undefined;
  prev?: string | undefined;
}

/** A page of a type that the Space file does not have, the last changed first, with what it refers to. */
export async function servedSeen(
  send: Send,
  contentTypeId: string,
  { next, prev }: SeenPlace,
): Promise<{ page: Page<Content> } | { problem: Problem }> {
  try {
    const page = await listContents(send, contentTypeId, {
      ...{ limit: seenPageSize, order: changedLastFirst, include: 1 },
      ...(next !== undefined && { next }),
      ...(prev !== undefined && { prev }),
    });
    return { page };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    // An id that cannot be part of a path, such as "..", names nothing.
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
