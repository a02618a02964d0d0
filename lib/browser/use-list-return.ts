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
    window.scrollTo({ top: left.scrollTop, behavior: "instant" });
    const row = list.current?.querySelector<HTMLElement>(`[data-content-id="${CSS.escape(left.contentId)}"]`);
    row?.focus({ preventScroll: true });
  }, [contentTypeId, list]);
}

/** For the moment a row is opened. */
export function leaveList(contentTypeId: string, contentId: string): void {
  rememberList(contentTypeId, { address: here(), contentId, scrollTop: window.scrollY, reached: false });
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
