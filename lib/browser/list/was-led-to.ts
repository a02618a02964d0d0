import { useSyncExternalStore } from "react";
import { type ListLeft, listLeftOf, rememberedText } from "./list-return.ts";

const never = () => () => {};
const nothing = () => "";
/** By item: what it was led to by stays while the next one is on its way, and is remembered already. */
const leftByItem = new Map<string, string>();

/** The list that led to an item; undefined from a shared link, and while the page is taken over from the server. */
export function useLeftList(contentTypeId: string, contentId: string): ListLeft | undefined {
  return listLeftOf(useSyncExternalStore(never, () => textThatLedTo(contentTypeId, contentId), nothing));
}

/** Whether a list has led to an item. */
export function useWasLedTo(contentTypeId: string, contentId: string): boolean {
  return useLeftList(contentTypeId, contentId) !== undefined;
}

function textThatLedTo(contentTypeId: string, contentId: string): string {
  const text = rememberedText(contentTypeId);
  if (listLeftOf(text)?.contentId === contentId) leftByItem.set(contentId, text);
  return leftByItem.get(contentId) ?? "";
}
