import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { Collection, FoundPage } from "./collection.ts";
import { findPage, queryKey } from "./query.ts";
import type { View } from "./view.ts";

/** What the server asked for and got: a page, or why not. Plain data: it crosses from server to browser. */
export interface ServedPage<Found> {
  query: string;
  page?: Found;
  /** How many items there are at all, where the view is only some of them. */
  all?: number;
  problem?: Problem;
}

/** The page of a view for the first HTML. A Space that refuses it is a problem to show, not a defect. */
export async function servePage<Shown extends View, Found extends FoundPage, Name extends string>(
  collection: Collection<Shown, Found, Name>,
  send: Send<Name>,
  view: Shown,
): Promise<ServedPage<Found>> {
  const query = queryKey(collection, view);
  try {
    const [page, all] = await Promise.all([
      findPage(collection, send, view),
      // A list can be shown without this number.
      collection.isPart(view) ? countAll(collection, send).catch(() => undefined) : undefined,
    ]);
    return { query, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return { query, problem: problemOf(error) };
  }
}

/** How many items the collection has, of all members. Throws `SpaceError`. */
export async function countAll<Name extends string>(
  { find }: Pick<Collection<never, FoundPage, Name>, "find">,
  send: Send<Name>,
): Promise<number> {
  return (await find(send, { limit: 1 })).totalCount;
}
