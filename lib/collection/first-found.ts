import { everywhere, type SearchMethod } from "#lib/content/search-methods.ts";
import { itemCount, type ListQuery } from "#lib/space/list.ts";
import { isRefused, isSpaceError, SpaceError } from "#lib/space/space-error.ts";
import type { FoundPage } from "./collection.ts";

/** A query and the search method that it uses. */
export interface Attempt {
  query: ListQuery;
  method?: SearchMethod;
}

/** What the Space lacks, as `searchName` calls it; a tab keeps it (`lib/browser/list/refused-searches.ts`). */
export const refusedSearches = new Set<string>();

/** Lists differ in `sys.search`; a plan has regular expressions for all or none. */
export function searchName(listId: string, isEverywhere: boolean): string {
  return isEverywhere ? `${listId} ${everywhere}` : "regex";
}

/**
 * The first page of a search in all texts, or the first with items. A query that the Space refuses (`UnknownField`,
 * `AdvancedSearchUnavailable`, `FilterTooExpensive`) falls back to the next attempt; in the browser what the Space
 * lacks isn't asked for again. Throws `SpaceError`: `NotSearchable` where no place can be searched for the text.
 */
export async function firstFound<Found extends FoundPage<unknown>>(
  listId: string,
  find: (query: ListQuery) => Promise<Found>,
  attempts: readonly Attempt[],
): Promise<Found> {
  const lacks = new Set(refusedSearches);
  const remember = () => {
    if (typeof window !== "undefined") for (const name of lacks) refusedSearches.add(name);
  };
  const isLacking = ({ place, reach }: SearchMethod) =>
    reach === "contains" && lacks.has(searchName(listId, place === everywhere));
  let empty: Found | undefined;
  let refused: SpaceError | undefined;
  let answered: string | undefined;
  for (const { query, method } of attempts) {
    if (method !== undefined && (method.place === answered || isLacking(method))) continue;
    try {
      const page = await find(query);
      if (method === undefined || page.search) return page;
      // A Space that ignores an unknown condition lists everything.
      if (method.place === everywhere) throw unknownSearch();
      const found = { ...page, searchIn: [method.place], reach: method.reach, lacks: [...lacks] };
      remember();
      if ((page.totalCount ?? itemCount(page)) > 0) return found;
      empty ??= found;
      if (method.reach === "contains") answered = method.place;
    } catch (error) {
      if (method === undefined || !isSpaceError(error) || !isRefusal(error, method.place)) throw error;
      const isEverywhere = method.place === everywhere;
      if (method.reach === "contains" && isLack(error, isEverywhere))
        lacks.add(searchName(listId, isEverywhere));
      if (refused === undefined || isLack(refused, isEverywhere)) refused = error;
    }
  }
  if (empty !== undefined) return empty;
  const hasPlace = attempts.some(({ method }) => method === undefined || !isLacking(method));
  if (hasPlace && refused) throw refused;
  remember();
  throw notSearchable();
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

/** Whether the Space lacks what a search needs, rather than finds something wrong with it: our patterns are right. */
export function isLack({ status, code }: SpaceError, isEverywhere: boolean): boolean {
  if (code === "UnknownField") return isEverywhere;
  if (status !== 400 || code === "AdvancedSearchUnavailable") return true;
  return code === "BadFilterValue" && !isEverywhere;
}
