import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";
import { useHold } from "./use-hold.ts";
import { useListKeys } from "./use-list-keys.ts";

interface ListInteractions<Item extends Listed> {
  /** For E; answers whether the item may be changed. */
  change?: (item: Item) => boolean;
  /** Rows stand side by side: the arrows to the sides move too. */
  isGrid?: boolean;
}

/** Keyboard and long press of a list. */
export function useListInteractions<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  store: ListStore<Item>,
  options: ListInteractions<Item>,
): void {
  useEarlyChecks(list, store);
  useListKeys(list, { store, ...options });
  useHold(list, store);
}

/** Chooses what was checked before the scripts were there. */
function useEarlyChecks<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { selection, shown }: ListStore<Item>,
): void {
  const choose = useEffectEvent(() => {
    const isAll = Boolean(list.current?.querySelector("thead .check:checked"));
    const early = shown.now().filter(({ sys: { id } }) => {
      const isChecked = list.current?.querySelector(`[data-row="${CSS.escape(id)}"] .check:checked`);
      return !selection.has(id) && (isAll || isChecked);
    });
    if (early.length > 0) selection.set(early, true);
  });
  useEffect(() => choose(), []);
}
