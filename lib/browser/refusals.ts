"use client";

import { useSyncExternalStore } from "react";

/** Where Media stand in the place of a Content Type: a name that no type has. */
export const mediaListId = "@media";

/** Others' items apart: an administrator whose role lets nobody else's go may still delete own ones. */
type RefusedAction = "delete" | "deleteOthers" | "update";

const refused = new Set<string>();
const listeners = new Set<() => void>();
const nameOf = (action: RefusedAction, listId: string) => `atrium:refused:${action}:${listId}`;

/** What the service refused this member, remembered for the visit so that it is not offered again. */
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
