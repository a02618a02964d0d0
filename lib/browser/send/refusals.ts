import { useSyncExternalStore } from "react";
import type { DeleteRight } from "#lib/collection/collection.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { pageIdentity } from "../page-identity.ts";
import { createListeners } from "../store.ts";
import { tabStorage } from "../text-storage.ts";

/** A role may allow members to delete only their own items. */
type RefusedAction = "create" | "update" | DeleteRight;

const refused = new Set<string>();
const listeners = createListeners();
/** Per member or platform user: the next one in this tab may have the right. */
function nameOf(action: RefusedAction, listId: string): string {
  const { memberId, platformUserId } = pageIdentity();
  return `atrium:refused:${memberId || platformUserId}:${action}:${listId}`;
}

/** Remembers a 403 for the visit, so that the action isn't offered again. */
export function rememberRefusal(action: RefusedAction, listId: string): void {
  const name = nameOf(action, listId);
  refused.add(name);
  tabStorage.write(name, "1");
  listeners.notify();
}

/** For tests, which share the page. */
export function forgetRefusals(): void {
  for (const name of refused) tabStorage.write(name, undefined);
  refused.clear();
  listeners.notify();
}

export function refusalOf(listId: string, right: DeleteRight): "own" | "othersFile" | "others" {
  if (right === "delete") return "own";
  return listId === mediaListId ? "othersFile" : "others";
}

export function wasRefused(action: RefusedAction, listId: string): boolean {
  const name = nameOf(action, listId);
  return refused.has(name) || tabStorage.read(name) !== undefined;
}

/** Whether not to offer an action. False during hydration. */
export function useRefused(action: RefusedAction, listId: string): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => wasRefused(action, listId),
    () => false,
  );
}
