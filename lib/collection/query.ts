import { type Condition, everywhere, type SearchMethod, searchMethods } from "#lib/content/search-methods.ts";
import { type Problem, problemOf } from "#lib/content/space-problem.ts";
import { itemCount, type ListQuery, listQueryString } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { isRefused, isSpaceError, SpaceError } from "#lib/space/space-error.ts";
import type { Collection, FoundPage } from "./collection.ts";
import { foundIn, isFurtherOn, type View } from "./view.ts";

/** A query and the search method that it uses. */
export interface Attempt {
  query: ListQuery;
  method?: SearchMethod;
}

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
  const inNames = attempts.filter(({ method }) => method?.place !== everywhere);
  const isKnown = titlesAlone.has(collection.id);
  const lacks = new Set<string>();
  const remember = () => {
    if (typeof window !== "undefined" && lacks.has(everywhere)) titlesAlone.add(collection.id);
  };
  const find = (query: ListQuery) => collection.find(send, change(query));
  const found = await firstFound(find, isKnown ? inNames : attempts, lacks).catch((error: unknown) => {
    if (isSpaceError(error, "NotSearchable")) remember();
    throw error;
  });
  remember();
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

/** In the browser, until the next page load: the lists whose Space lacks `sys.search`. */
export const titlesAlone = new Set<string>();

/**
 * The first page of a search in all texts, or the first with items. A query that the Space refuses (`UnknownField`,
 * `AdvancedSearchUnavailable`, `FilterTooExpensive`) falls back to the next attempt; `lacks` gets the places that the
 * Space doesn't have. Throws `SpaceError`: `NotSearchable` where no place can be searched for the text.
 */
export async function firstFound<Found extends FoundPage<unknown>>(
  find: (query: ListQuery) => Promise<Found>,
  attempts: readonly Attempt[],
  lacks = new Set<string>(),
): Promise<Found> {
  let empty: Found | undefined;
  let refused: SpaceError | undefined;
  let answered: string | undefined;
  let hasAdvanced = true;
  for (const { query, method } of attempts) {
    const isAdvanced = method?.reach === "contains";
    if (method !== undefined && (method.place === answered || (isAdvanced && !hasAdvanced))) continue;
    try {
      const page = await find(query);
      if (method === undefined || page.search) return page;
      // A Space that ignores an unknown condition lists everything.
      if (method.place === everywhere) throw unknownSearch();
      const found = { ...page, searchIn: [method.place], reach: method.reach };
      if ((page.totalCount ?? itemCount(page)) > 0) return found;
      empty ??= found;
      if (isAdvanced) answered = method.place;
    } catch (error) {
      if (method === undefined || !isSpaceError(error) || !isRefusal(error, method.place)) throw error;
      if (error.code === "AdvancedSearchUnavailable") hasAdvanced = false;
      if (isLack(error)) lacks.add(method.place);
      if (refused === undefined || isLack(refused)) refused = error;
    }
  }
  if (empty !== undefined) return empty;
  const hasPlace = attempts.some(({ method }) => method?.place !== everywhere || !lacks.has(everywhere));
  throw hasPlace && refused ? refused : notSearchable();
}

export function notSearchable(): SpaceError {
  return new SpaceError({
    status: 400,
    code: "NotSearchable",
    message: "No title can be searched.",
  });
}

export function unknownSearch(): SpaceError {
  return new SpaceError({ status: 400, code: "UnknownField", message: `The Space has no ${everywhere}.` });
}

/** The service interface doesn't say how a Space refuses `sys.search`, which isn't part of it. */
export function isRefusal(error: SpaceError, place: string): boolean {
  const { status } = error;
  const isClientError = status >= 400 && status < 500 && status !== 401 && status !== 429;
  return isRefused(error) || (place === everywhere && (isClientError || status === 501));
}

/** Whether the Space lacks what a query needs, rather than finds something wrong with it. */
export function isLack({ status, code }: SpaceError): boolean {
  return status !== 400 || code === "AdvancedSearchUnavailable" || code === "UnknownField";
}

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
      findCurrentPage(collection, send, view),
      // The list works without this number.
      collection.isPart(view) ? countAll(collection, send).catch(() => undefined) : undefined,
    ]);
    return { query, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
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
