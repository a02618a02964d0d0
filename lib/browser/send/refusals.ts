import { useSyncExternalStore } from "react";
import type { DeleteRight } from "#lib/collection/collection.ts";
import { mediaListId } from "#lib/collection/of/media.ts";
import { pageOf } from "./send.ts";

/** Others' items apart: an administrator whose role lets nobody else's go may still delete own ones. */
export type RefusedAction = "create" | "update" | DeleteRight;

const refused = new Set<string>();
const listeners = new Set<() => void>();
let platformUser: string | undefined;

/** At the console it is a platform user who is refused something. */
export function refusalsAreOf(userId: string): void {
  platformUser = userId;
}

/** Whoever signs in next in this window may be allowed it. */
const nameOf = (action: RefusedAction, listId: string) =>
  `atrium:refused:${platformUser ?? pageOf().memberId}:${action}:${listId}`;

/** What the service refused this member (403), remembered for the visit so that it is not offered again. */
export function rememberRefusal(action: RefusedAction, listId: string): void {
  const name = nameOf(action, listId);
  refused.add(name);
  try {
    sessionStorage.setItem(name, "1");
  } catch {
    // A browser that keeps nothing: until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** What to say about a delete that was refused, by its list and the right that it takes. */
export function refusalOf(listId: string, right: DeleteRight): "own" | "othersFile" | "others" {
  if (right === "delete") return "own";
  return listId === mediaListId ? "othersFile" : "others";
}

export function wasRefused(action: RefusedAction, listId: string): boolean {
  const name = nameOf(action, listId);
  if (refused.has(name)) return true;
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Whether something is not to be offered again. Nothing is known while the page is taken over from the server. */
export function useRefused(action: RefusedAction, listId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasRefused(action, listId),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
