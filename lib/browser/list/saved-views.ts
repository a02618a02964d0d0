import { useSyncExternalStore } from "react";
import {
  keepViews,
  type SavedView,
  savedViewsOf,
  subscribeToViews,
  viewName,
  viewsMax,
} from "./view-store.ts";

const none: readonly SavedView[] = [];

/**
 * The views that a member has saved on this device, live in every tab. Each change answers whether it was kept: not
 * when the name is empty, when there are a hundred already, or when the device keeps nothing.
 */
export function useSavedViews(memberId: string) {
  const views = useSyncExternalStore(
    subscribeToViews,
    () => savedViewsOf(memberId),
    () => none,
  );
  return {
    views,
    save: (view: Omit<SavedView, "id">): SavedView | undefined => {
      const name = viewName(view.name);
      const before = savedViewsOf(memberId);
      if (name === undefined || before.length >= viewsMax) return undefined;
      const saved = { ...view, name, id: newId() };
      return keepViews(memberId, [...before, saved]) ? saved : undefined;
    },
    rename: (id: string, typed: string): boolean => {
      const name = viewName(typed);
      if (name === undefined) return false;
      return keepViews(
        memberId,
        savedViewsOf(memberId).map((view) => (view.id === id ? { ...view, name } : view)),
      );
    },
    remove: (id: string): boolean =>
      keepViews(
        memberId,
        savedViewsOf(memberId).filter((view) => view.id !== id),
      ),
  };
}

/** Unique on one device is enough; `randomUUID` is not there on plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}
