import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { mutate } from "swr";
import type { FoundPage } from "#lib/collection/collection.ts";
import { putLatest } from "#lib/content/put-latest.ts";
import { neverChanges } from "../store.ts";
import { addressThatLedTo, rememberedList, rememberList } from "./list-return.ts";
import { type CachedPage, pageKey } from "./use-collection-page.ts";

const here = () => window.location.pathname + window.location.search;

/** The page of a list that is on the screen. */
let shown: CachedPage<FoundPage> | undefined;
/** How many items a list has before a page, by its cursor: known of the last pages that one came to from the first one. */
const offsets = new Map<string, number>();
const offsetsMax = 100;
const setOffset = (cursor: string, offset: number) => putLatest(offsets, cursor, offset, offsetsMax);

/** Puts the focus and the scroll back where they were when a member comes back from an item to the list. */
export function useListReturn(
  listId: string,
  list: RefObject<HTMLElement | null>,
  cached: CachedPage<FoundPage> | undefined,
): void {
  useEffect(() => {
    const left = rememberedList(listId);
    if (left === undefined || !left.reached || left.address !== here()) return;
    rememberList(listId, { ...left, reached: false });
    const cursor = cursorHere();
    if (cursor !== undefined && left.offset !== undefined) setOffset(cursor, left.offset);
    scrollerOf(list.current).scrollTop = left.scrollTop;
    const row = rowOf(left.contentId);
    // One that was deleted from its own page may be gone by now.
    (row ?? list.current?.querySelector("h1"))?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [listId, list]);
  useEffect(() => {
    shown = cached;
    if (cached) countAround(cached);
  }, [cached]);
}

function offsetHere(): number | undefined {
  const cursor = cursorHere();
  return cursor === undefined ? 0 : offsets.get(cursor);
}

function cursorHere(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  return query.get("next") ?? query.get("prev") ?? undefined;
}

/** What is counted of this page is counted of those that its cursors lead to. */
function countAround({ page }: CachedPage<FoundPage>): void {
  const offset = offsetHere();
  if (offset === undefined) return;
  if (page.next !== undefined) setOffset(page.next, offset + page.items.length);
  if (page.prev !== undefined) setOffset(page.prev, Math.max(0, offset - page.limit));
}

function rowOf(contentId: string): HTMLElement | null {
  return document.querySelector(`[data-content-id="${CSS.escape(contentId)}"]`);
}

/** For the moment a row is opened. */
export function leaveList(listId: string, contentId: string): void {
  const { scrollTop } = scrollerOf(rowOf(contentId));
  const offset = offsetHere();
  // What the server rendered is held by nobody else.
  if (shown) void mutate(pageKey(listId, shown.query), shown, { revalidate: false });
  rememberList(listId, {
    address: here(),
    contentId,
    scrollTop,
    reached: false,
    ...(offset !== undefined && { offset }),
  });
}

/** The list that led to this item, as it was; `plain` when none did. Marks the item as reached. */
export function useListAddress(listId: string, contentId: string, plain: string): string {
  useEffect(() => {
    const left = rememberedList(listId);
    if (left?.contentId === contentId) rememberList(listId, { ...left, reached: true });
  }, [listId, contentId]);
  return useSyncExternalStore(
    neverChanges,
    () => addressThatLedTo(listId, contentId, plain),
    () => plain,
  );
}

/** What scrolls a thing: the sheet on a wide screen, the page on a phone. */
function scrollerOf(element: Element | null): Element {
  for (let each = element; each !== null; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (each !== document.body && (overflowY === "auto" || overflowY === "scroll")) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
