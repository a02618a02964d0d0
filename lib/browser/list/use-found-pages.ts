import useSWRInfinite from "swr/infinite";
import type { QueryAlternatives } from "#lib/content/picker-queries.ts";
import { useSignedInAgain } from "../session/session-news.ts";
import { type FindPage, type FoundPage, findFirst, findNext, itemsOf, type Listed } from "./found-pages.ts";

/** What several queries find together, page by page. The last answer stays while one types. */
export function useFoundPages<Item extends Listed>(
  listId: string,
  alternatives: QueryAlternatives,
  find: FindPage<Item>,
) {
  const keyOf = (index: number, before: FoundPage<Item> | null) => {
    if (index > 0 && (before === null || before.next.length === 0)) return null;
    return ["found", listId, JSON.stringify(alternatives), index, JSON.stringify(before?.next ?? [])];
  };
  const held = useSWRInfinite<FoundPage<Item>>(
    (index, before: FoundPage<Item> | null) => {
      const key = keyOf(index, before);
      return key && [...key, before];
    },
    ([, , , , , before]: [string, string, string, number, string, FoundPage<Item> | null]) =>
      before === null ? findFirst(listId, find, alternatives) : findNext(find, before),
    {
      keepPreviousData: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  useSignedInAgain(() => void held.mutate());
  const pages = held.data ?? [];
  const last = pages.at(-1);
  return {
    items: held.data && itemsOf(pages),
    error: held.error as unknown,
    isLoading: held.isLoading || held.isValidating,
    inTexts: last?.inTexts === true,
    since: last?.since,
    hasMore: last !== undefined && last.next.length > 0,
    more: () => void held.setSize(held.size + 1),
    again: () => void held.mutate(),
  };
}
