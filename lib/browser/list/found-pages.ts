import type { QueryAlternatives } from "#lib/content/search-methods.ts";
import type { ListQuery, Page } from "#lib/space/list.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

export interface Listed {
  sys: { id: string; createdAt: string };
}

/** What several queries found together, and where each of them goes on; one that is at its end has no cursor. */
export interface FoundPage<Item> {
  items: Item[];
  next: readonly { query: ListQuery; cursor: string }[];
}

export type FindPage<Item> = (query: ListQuery) => Promise<Page<Item>>;

/**
 * The first page of several queries at once: each item once, the newest first. What the Space does not take
 * (`AdvancedSearchUnavailable`, `FilterTooExpensive`) falls back to the next alternative. Throws `SpaceError`.
 */
export async function findFirst<Item extends Listed>(
  find: FindPage<Item>,
  [queries = [], ...others]: QueryAlternatives,
): Promise<FoundPage<Item>> {
  try {
    return await findAll(find, queries);
  } catch (error) {
    if (others.length === 0 || !isSpaceError(error) || error.status !== 400) throw error;
    return await findFirst(find, others);
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
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.sys.id, item])).values()];
}

async function findAll<Item extends Listed>(
  find: FindPage<Item>,
  queries: readonly ListQuery[],
): Promise<FoundPage<Item>> {
  const pages = await Promise.all(queries.map(async (query) => ({ query, page: await find(query) })));
  const items = itemsOf([{ items: pages.flatMap(({ page }) => page.items), next: [] }]);
  return {
    items: items.sort((one, other) => (one.sys.createdAt < other.sys.createdAt ? 1 : -1)),
    next: pages.flatMap(({ query, page: { next } }) => (next === undefined ? [] : [{ query, cursor: next }])),
  };
}
