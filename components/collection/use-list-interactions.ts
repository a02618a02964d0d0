import type { RefObject } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";
import { useEarlyChecks } from "./use-early-checks.ts";
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
