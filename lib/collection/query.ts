import { type Condition, everywhere, type SearchMethod, searchMethods } from "#lib/content/search-methods.ts";
import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import { type ListQuery, listQueryString } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError, SpaceError, undefinedWhenRefused } from "#lib/space/space-error.ts";
import type { Collection, FoundPage } from "./collection.ts";
import { type Attempt, firstFound } from "./first-found.ts";
import { foundIn, isFurtherOn, type View } from "./view.ts";

/** One attempt per search method, or one without search. */
export function attemptsOf(
  methods: readonly SearchMethod[],
  queryWith: (...search: Condition[]) => ListQuery,
): Attempt[] {
  if (methods.length === 0) return [{ query: queryWith() }];
  return methods.map((method) => ({ query: queryWith(method.condition), method }));
}

type Queried<Shown extends View> = Pick<Collection<Shown>, "query" | "usualOrder" | "titleKind">;

function attemptsAt<Shown extends View>(collection: Queried<Shown>, view: Shown): Attempt[] {
  // Later pages search where the first was found.
  const searchIn = isFurtherOn(view.cursor) ? view.searchIn.slice(0, 1) : view.searchIn;
  return attemptsOf(searchMethods(view.search, searchIn, collection.titleKind), (...search) => {
    const isInSections = search.some(([key]) => key === everywhere);
    const section = isInSections && view.section && foundIn[view.section].join();
    const query = collection.query(view, [
      ...search,
      ...(section ? [[`${everywhere}.section[in]`, section] as const] : []),
    ]);
    // The best match comes first, unless the member chose an order.
    const isRanked = isInSections && view.order === collection.usualOrder;
    return isRanked ? { ...query, order: `${everywhere},${view.order}` } : query;
  });
}

/** The cache key of a view: its first query. */
export function queryKey<Shown extends View>(collection: Queried<Shown>, view: Shown): string {
  return listQueryString(attemptsAt(collection, view)[0]?.query ?? {});
}

/** A page of a view; `change` may modify each query. Throws `SpaceError`. */
export async function findPage<Shown extends View, Found extends FoundPage, Name extends string>(
  collection: Collection<Shown, Found, Name>,
  send: Send<Name>,
  view: Shown,
  change: (query: ListQuery) => ListQuery = (query) => query,
): Promise<Found> {
  const attempts = attemptsAt(collection, view);
  const found = await firstFound(collection.id, (query) => collection.find(send, change(query)), attempts);
  const text = view.search.trim();
  if (text === "") return found;
  const isFiltered = collection.isPart({ ...view, mine: false, search: "" });
  return { ...found, answers: { text, mine: view.mine, isFiltered, section: view.section } };
}

/** As `findPage`; the first page if a cursor's conditions have changed with the day. */
export async function findCurrentPage<Shown extends View, Found extends FoundPage, Name extends string>(
  collection: Collection<Shown, Found, Name>,
  send: Send<Name>,
  view: Shown,
): Promise<Found> {
  try {
    return await findPage(collection, send, view);
  } catch (error) {
    const isOutdated = isSpaceError(error) && error.code === "BadCursor" && collection.isDaily?.(view);
    if (!isOutdated || !isFurtherOn(view.cursor)) throw error;
    return await findPage(collection, send, { ...view, cursor: {} });
  }
}

/** A page or a problem from the server. Serializable. */
export interface ServedPage<Found> {
  query: string;
  page?: Found;
  /** The unfiltered total, if the view filters. */
  all?: number;
  problem?: Problem;
}

/** A view's page for the first HTML, or a problem to show; neither if only the browser may read the answer. */
export async function servePage<Shown extends View, Found extends FoundPage, Name extends string>(
  collection: Collection<Shown, Found, Name>,
  send: Send<Name>,
  view: Shown,
): Promise<ServedPage<Found>> {
  const query = queryKey(collection, view);
  try {
    const [page, all] = await Promise.all([
      findCurrentPage(collection, send, view),
      // The list works without this number.
      collection.isPart(view) ? countAll(collection, send).catch(undefinedWhenRefused) : undefined,
    ]);
    return { query, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    // The browser reads a page of any length: a member's texts may have megabytes.
    if (error.code === "UnreadableAnswer") return { query };
    return { query, problem: problemOf(error) };
  }
}

/** The unfiltered total, if the Space counts. Throws `SpaceError`. */
export async function countAll<Name extends string>(
  { find }: Pick<Collection<never, FoundPage, Name>, "find">,
  send: Send<Name>,
): Promise<number | undefined> {
  return (await find(send, { limit: 1 })).totalCount;
}
