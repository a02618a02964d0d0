import type { MouseEvent } from "react";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { createSelection, type Selection } from "#lib/browser/list/selection.ts";
import { createStore, type Store } from "#lib/browser/store.ts";
import type { Listed } from "#lib/collection/collection.ts";

/** A dialog of a list. Without `items` it is about the whole view. */
export interface ListDialog<Item> {
  kind: "delete" | "edit" | "export" | "views";
  items?: readonly Item[];
}

/** The state that the parts of a list share. The object is stable, so changes rerender only subscribers. */
export interface ListStore<Item extends Listed> {
  selection: Selection<Item>;
  /** The items on the screen. */
  shown: Store<readonly Item[]>;
  /** The item whose menu is open. */
  menu: Store<Item | undefined>;
  /** The dialog stays mounted while it closes, so that the focus returns. */
  dialog: Store<{ opened?: ListDialog<Item>; isOpen: boolean }>;
  open: (dialog: ListDialog<Item>) => void;
  close: () => void;
}

/** Creates the provider and the hook of a store for lists of one kind of item. */
export function listStoreOf<Item extends Listed>() {
  const Context = createContext<ListStore<Item> | undefined>(undefined);

  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins.
  function ListStoreProvider({ children }: { children: ReactNode }) {
    const [store] = useState(createListStore<Item>);
    return <Context value={store}>{children}</Context>;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins.
  function useListStore(): ListStore<Item> {
    const store = use(Context);
    if (store === undefined) throw new Error("No ListStoreProvider above");
    return store;
  }

  return { ListStoreProvider, useListStore };
}

function createListStore<Item extends Listed>(): ListStore<Item> {
  const dialog: ListStore<Item>["dialog"] = createStore({ isOpen: false });
  return {
    selection: createSelection<Item>(),
    shown: createStore<readonly Item[]>([]),
    menu: createStore<Item | undefined>(undefined),
    dialog,
    open: (opened) => dialog.set({ opened, isOpen: true }),
    close: () => dialog.set({ ...dialog.get(), isOpen: false }),
  };
}

/** Updates the store's items with the page, and deselects items that are no longer shown. */
export function useShownItems<Item extends Listed>(
  { shown, selection }: ListStore<Item>,
  items: readonly Item[] | undefined,
): void {
  useEffect(() => {
    shown.set(items ?? []);
    if (items) selection.keepOnly(items);
  }, [shown, selection, items]);
}

/** Whether rows show checkboxes on a phone, where they are hidden otherwise. */
export function useIsPicking<Item extends Listed>({ selection }: ListStore<Item>): boolean {
  return useSyncExternalStore(
    selection.subscribe,
    () => selection.now().isPicking,
    () => false,
  );
}

/** On a phone, while rows are being selected, a press on a row selects it instead of opening it. */
export function pickOnPress<Item extends Listed>(
  { selection }: ListStore<Item>,
  item: Item,
  event: MouseEvent,
): void {
  const isPhone = window.matchMedia("(width < 48rem)").matches;
  if (!isPhone || !selection.now().isPicking) return;
  event.preventDefault();
  selection.toggle(item);
}
