import {
  isLack,
  isRefusal,
  notSearchable,
  refusedSearches,
  searchName,
  unknownSearch,
} from "#lib/collection/first-found.ts";
import {
  type QueryAlternatives,
  searchesByPattern,
  searchesEverywhere,
} from "#lib/content/picker-queries.ts";
import { everywhere } from "#lib/content/search-methods.ts";
import type { ListQuery, Page } from "#lib/space/list.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import "./refused-searches.ts";

export interface Listed {
  sys: { id: string; createdAt: string };
}

/** The results of several queries, and where each continues; a query at its end has no cursor. */
export interface FoundPage<Item> {
  items: Item[];
  /** Whether texts were searched too, not titles alone. */
  inTexts: boolean;
  /** Since when the items were created that were searched; of several queries, of the one that reached least far. */
  since: string | undefined;
  next: readonly { query: ListQuery; cursor: string }[];
}

export type FindPage<Item> = (query: ListQuery) => Promise<Page<Item>>;

/**
 * The first page of several queries at once: each item once, the best first, or the newest. A query that the Space
 * refuses (`UnknownField`, `AdvancedSearchUnavailable`, `FilterTooExpensive`) falls back to the next alternative; what
 * the Space lacks isn't asked for again. Throws `SpaceError`: `NotSearchable` without an alternative to it.
 */
export async function findFirst<Item extends Listed>(
  listId: string,
  find: FindPage<Item>,
  [queries = [], ...others]: QueryAlternatives,
): Promise<FoundPage<Item>> {
  if (queries.length === 0) throw notSearchable();
  const isEverywhere = queries.some(searchesEverywhere);
  const isAdvanced = isEverywhere || queries.some(searchesByPattern);
  const name = searchName(listId, isEverywhere);
  if (isAdvanced && refusedSearches.has(name)) return await findFirst(listId, find, others);
  try {
    return await findAll(find, queries);
  } catch (error) {
    if (!isSpaceError(error) || !isRefusal(error, isEverywhere ? everywhere : "")) throw error;
    const isWithout = isAdvanced && isLack(error, isEverywhere);
    if (others.length > 0) {
      // Throws if the list itself is refused.
      const found = await findFirst(listId, find, others);
      if (isWithout) refusedSearches.add(name);
      return found;
    }
    if (!isWithout) throw error;
    refusedSearches.add(name);
    throw notSearchable();
  }
}

/** What comes after a page. */
export async function findNext<Item extends Listed>(
  find: FindPage<Item>,
  before: FoundPage<Item>,
): Promise<FoundPage<Item>> {
  return await findAll(
    find,
    before.next.map(({ query, cursor }) => ({ ...query, next: cursor })),
  );
}

/** All that was found so far, each item once. */
export function itemsOf<Item extends Listed>(pages: readonly FoundPage<Item>[]): Item[] {
  return unique(pages.flatMap(({ items }) => items));
}

function unique<Item extends Listed>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.sys.id, item])).values()];
}

async function findAll<Item extends Listed>(
  find: FindPage<Item>,
  queries: readonly ListQuery[],
): Promise<FoundPage<Item>> {
  const pages = await Promise.all(queries.map(async (query) => ({ query, page: await find(query) })));
  // A Space that ignores an unknown condition lists everything.
  if (pages.some(({ query, page }) => searchesEverywhere(query) && !page.search)) throw unknownSearch();
  const items = unique(pages.flatMap(({ page }) => page.items));
  return {
    inTexts: queries.some(searchesEverywhere),
    since: pages
      .flatMap(({ page }) => page.search?.since ?? [])
      .sort()
      .at(-1),
    items:
      queries.length === 1
        ? items
        : items.sort((one, other) => (one.sys.createdAt < other.sys.createdAt ? 1 : -1)),
    next: pages.flatMap(({ query, page: { next } }) => (next === undefined ? [] : [{ query, cursor: next }])),
  };
}
