import { useSyncExternalStore } from "react";
import type { DeleteRight } from "#lib/collection/collection.ts";
import { mediaListId } from "#lib/collection/of/media.ts";
import { createListeners } from "../listeners.ts";
import { pageIdentity } from "../page-identity.ts";
import { tabStorage } from "../text-storage.ts";

/** Deleting others' items is a right of its own: a role may allow members to delete only their own. */
export type RefusedAction = "create" | "update" | DeleteRight;

const refused = new Set<string>();
const listeners = createListeners();
/** Keyed by the member (at the console, the platform user): the next one to sign in in this tab may have the right. */
function nameOf(action: RefusedAction, listId: string): string {
  const { memberId, platformUserId } = pageIdentity();
  return `atrium:refused:${memberId || platformUserId}:${action}:${listId}`;
}

/** What the service refused this member (403), remembered for the visit so that it is not offered again. */
export function rememberRefusal(action: RefusedAction, listId: string): void {
  const name = nameOf(action, listId);
  refused.add(name);
  tabStorage.write(name, "1");
  listeners.notify();
}

/** What to say about a delete that was refused, by its list and the right that it takes. */
export function refusalOf(listId: string, right: DeleteRight): "own" | "othersFile" | "others" {
  if (right === "delete") return "own";
  return listId === mediaListId ? "othersFile" : "others";
}

export function wasRefused(action: RefusedAction, listId: string): boolean {
  const name = nameOf(action, listId);
  return refused.has(name) || tabStorage.read(name) !== undefined;
}

/** Whether something is not to be offered again. Nothing is known while the page is taken over from the server. */
export function useRefused(action: RefusedAction, listId: string): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => wasRefused(action, listId),
    () => false,
  );
}
