import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { Collection, FoundPage } from "./collection.ts";
import { findPage, queryKey } from "./query.ts";
import type { View } from "./view.ts";

/** A page or a problem from the server. Serializable. */
export interface ServedPage<Found> {
  query: string;
  page?: Found;
  /** The unfiltered total, if the view filters. */
  all?: number;
  problem?: Problem;
}

/** A view's page for the first HTML, or a problem to show. */
export async function servePage<Shown extends View, Found extends FoundPage, Name extends string>(
  collection: Collection<Shown, Found, Name>,
  send: Send<Name>,
  view: Shown,
): Promise<ServedPage<Found>> {
  const query = queryKey(collection, view);
  try {
    const [page, all] = await Promise.all([
      findPage(collection, send, view),
      // The list works without this number.
      collection.isPart(view) ? countAll(collection, send).catch(() => undefined) : undefined,
    ]);
    return { query, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return { query, problem: problemOf(error) };
  }
}

/** The unfiltered total. Throws `SpaceError`. */
export async function countAll<Name extends string>(
  { find }: Pick<Collection<never, FoundPage, Name>, "find">,
  send: Send<Name>,
): Promise<number> {
  return (await find(send, { limit: 1 })).totalCount;
}
