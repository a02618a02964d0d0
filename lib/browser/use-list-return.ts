"use client";

import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { rememberedList, rememberList } from "./list-return.ts";

const never = () => () => {};
const here = () => window.location.pathname + window.location.search;

/** Puts the focus and the scroll back where they were when a member comes back from an item to the list. */
export function useListReturn(contentTypeId: string, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = rememberedList(contentTypeId);
    if (left === undefined || !left.reached || left.address !== here()) return;
    rememberList(contentTypeId, { ...left, reached: false });
    scrollerOf(list.current).scrollTop = left.scrollTop;
    rowOf(left.contentId)?.focus({ preventScroll: true });
  }, [contentTypeId, list]);
}

function rowOf(contentId: string): HTMLElement | null {
  return document.querySelector(`[data-content-id="${CSS.escape(contentId)}"]`);
}

/** For the moment a row is opened. */
export function leaveList(contentTypeId: string, contentId: string): void {
  const { scrollTop } = scrollerOf(rowOf(contentId));
  rememberList(contentTypeId, { address: here(), contentId, scrollTop, reached: false });
}

/** The list that led to this item, as it was; `plain` when none did. Marks the item as reached. */
export function useListAddress(contentTypeId: string, contentId: string, plain: string): string {
  useEffect(() => {
    const left = rememberedList(contentTypeId);
    if (left?.contentId === contentId) rememberList(contentTypeId, { ...left, reached: true });
  }, [contentTypeId, contentId]);
  return useSyncExternalStore(
    never,
    () => {
      const left = rememberedList(contentTypeId);
      return left?.contentId === contentId && left.address.startsWith(plain) ? left.address : plain;
    },
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
