import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { mutate } from "swr";
import * as z from "zod/mini";
import type { FoundPage } from "#lib/collection/collection.ts";
import { type Cursor, readCursor, searchOf } from "#lib/collection/view.ts";
import { neverChanges } from "../store.ts";
import { tabStorage } from "../text-storage.ts";
import { pageKey } from "./list-pages.ts";
import { noteOffset, offsetOf } from "./page-offset.ts";
import type { CachedPage } from "./use-collection-page.ts";

/** How a list was left for one of its items. */
const leftSchema = z.object({
  address: z.string(),
  contentId: z.string(),
  scrollTop: z.number(),
  /** Whether the item's page was opened: only then coming back restores. */
  reached: z.boolean(),
  /** The number of items before this page, if known. */
  offset: z.optional(z.number()),
});

export type ListLeft = z.infer<typeof leftSchema>;

const nameOf = (listId: string) => `atrium:list-left:${listId}`;

export function rememberList(listId: string, left: ListLeft): void {
  const { next, prev } = cursorAt(left.address);
  if (left.offset !== undefined) noteOffset(next ?? prev, left.offset);
  tabStorage.write(nameOf(listId), JSON.stringify(left));
}

function rememberedList(listId: string): ListLeft | undefined {
  return tabStorage.readJson(nameOf(listId), leftSchema);
}

/** The URL of the list from which an item was opened; `plain` if it was opened otherwise. */
export function addressThatLedTo(listId: string, contentId: string, plain: string): string {
  const left = rememberedList(listId);
  return left?.contentId === contentId && left.address.startsWith(plain) ? left.address : plain;
}

/** The stored text, for comparison: it is equal as long as nothing has changed. */
export function rememberedText(listId: string): string {
  return tabStorage.read(nameOf(listId)) ?? "";
}

export function listLeftOf(text: string): ListLeft | undefined {
  try {
    const parsed = z.safeParse(leftSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function cursorAt(address: string): Cursor {
  return readCursor(searchOf(new URLSearchParams(address.split("?", 2)[1]))) ?? {};
}

const here = () => window.location.pathname + window.location.search;

/** The page of a list that is on the screen. */
let shown: CachedPage<FoundPage> | undefined;

/** Restores focus and scroll position when a member comes back from an item to the list. */
export function useListReturn(
  listId: string,
  list: RefObject<HTMLElement | null>,
  cached: CachedPage<FoundPage> | undefined,
): void {
  useEffect(() => {
    const left = rememberedList(listId);
    if (left === undefined || !left.reached || left.address !== here()) return;
    rememberList(listId, { ...left, reached: false });
    scrollerOf(list.current).scrollTop = left.scrollTop;
    const row = rowOf(left.contentId);
    // The item may have been deleted on its own page.
    (row ?? list.current?.querySelector("h1"))?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [listId, list]);
  useEffect(() => {
    shown = cached;
  }, [cached]);
}

function rowOf(contentId: string): HTMLElement | null {
  return document.querySelector(`[data-row="${CSS.escape(contentId)}"] [data-row-link]`);
}

/** Call it when a row is opened. */
export function leaveList(listId: string, contentId: string): void {
  const { scrollTop } = scrollerOf(rowOf(contentId));
  const offset = offsetOf(cursorAt(here()), shown?.page);
  // Only this component has the page that the server rendered.
  if (shown) void mutate(pageKey(listId, shown.query), shown, { revalidate: false });
  rememberList(listId, {
    address: here(),
    contentId,
    scrollTop,
    reached: false,
    ...(offset !== undefined && { offset }),
  });
}

/** As `addressThatLedTo`; marks the item as reached. */
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

/** The scroll container: the sheet on a wide screen, the page on a phone. */
function scrollerOf(element: Element | null): Element {
  for (let each = element; each !== null; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (each !== document.body && (overflowY === "auto" || overflowY === "scroll")) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
