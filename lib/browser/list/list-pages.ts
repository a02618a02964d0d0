import { mutate } from "swr";
import { totalWithout } from "#lib/collection/total-words.ts";
import { expireTotals } from "./noted-totals.ts";

/** The key of a cached page of a list. */
export function pageKey(collectionId: string, query: string) {
  return ["page", collectionId, query] as const;
}

/** The key of a list's cached total, without filters. */
export function totalKey(collectionId: string) {
  return ["total", collectionId] as const;
}

/** Revalidates the cached pages and totals of these lists; what isn't mounted is requested when it is next. */
export function reloadLists(...collectionIds: readonly string[]): void {
  expireTotals(collectionIds);
  void mutate((key) => Array.isArray(key) && /^(page|total)$/.test(key[0]) && collectionIds.includes(key[1]));
}

/** Counts a list again. */
export function reloadTotal(collectionId: string): void {
  expireTotals([collectionId]);
  void mutate(totalKey(collectionId));
}

/** Counts one item less, until the list is counted again. */
export function lowerTotal(collectionId: string): void {
  const lower = (total: number | undefined) => totalWithout(total, 1);
  void mutate<number>(totalKey(collectionId), lower, { revalidate: false });
}
