import type { Page } from "#lib/space/list.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import { isSpaceError, type SpaceError } from "#lib/space/space-error.ts";
import type { Condition, SearchWay } from "./list-search.ts";

/** A page, and where its search was found: an address of a page further on says so too. */
export interface Found<Item> extends Page<Item> {
  searchIn?: readonly string[];
}

/** A query as it is sent, with the way of searching that it goes. */
export interface Attempt {
  query: ListQuery;
  way?: SearchWay;
}

/** One attempt for each way of searching, or one without any. */
export function attemptsOf(
  ways: readonly SearchWay[],
  queryWith: (...search: Condition[]) => ListQuery,
): Attempt[] {
  if (ways.length === 0) return [{ query: queryWith() }];
  return ways.map((way) => ({ query: queryWith(way.condition), way }));
}

/**
 * The first page that has something in it. What the Space does not take (`AdvancedSearchUnavailable`,
 * `FilterTooExpensive`) is asked for in the next way. Throws `SpaceError`.
 */
export async function firstFound<Item>(
  ask: (query: ListQuery) => Promise<Page<Item>>,
  attempts: readonly Attempt[],
): Promise<Found<Item>> {
  let empty: Page<Item> | undefined;
  let refused: SpaceError | undefined;
  let answered: string | undefined;
  let hasAdvanced = true;
  for (const { query, way } of attempts) {
    if (way !== undefined && (way.place === answered || (way.isAdvanced && !hasAdvanced))) continue;
    try {
      const page = await ask(query);
      if (way === undefined) return page;
      if (page.totalCount > 0) return { ...page, searchIn: [way.place] };
      empty ??= page;
      if (way.isAdvanced) answered = way.place;
    } catch (error) {
      if (way === undefined || !isSpaceError(error) || error.status !== 400) throw error;
      if (error.code === "AdvancedSearchUnavailable") hasAdvanced = false;
      if (refused === undefined || refused.code === "AdvancedSearchUnavailable") refused = error;
    }
  }
  if (empty !== undefined) return empty;
  throw refused ?? new Error("A list without a way to ask for it");
}
