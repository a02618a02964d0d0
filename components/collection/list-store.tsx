import type { MouseEvent } from "react";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { createSelection, type Selection } from "#lib/browser/list/selection.ts";
import { createStore, type Store } from "#lib/browser/store.ts";
import type { Listed } from "#lib/collection/collection.ts";

/** A dialog over a list; without `items` it is about the whole view. */
export interface ListDialog<Item> {
  kind: "delete" | "edit" | "export" | "views";
  items?: readonly Item[];
}

/** The state that the parts of one list share. The object never changes, so that no row is drawn again because of it. */
export interface ListStore<Item extends Listed> {
  selection: Selection<Item>;
  /** The items on the screen. */
  shown: Store<readonly Item[]>;
  /** The item whose menu is open. */
  menu: Store<Item | undefined>;
  /** It is kept while it closes, so that the focus returns. */
  dialog: Store<{ opened?: ListDialog<Item>; isOpen: boolean }>;
  open: (dialog: ListDialog<Item>) => void;
  close: () => void;
}

/** The provider and the hook of a store for lists of one kind of item. */
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

/** Keeps the store's items those of the page: what is not shown is not selected either. */
export function useShownItems<Item extends Listed>(
  { shown, selection }: ListStore<Item>,
  items: readonly Item[] | undefined,
): void {
  useEffect(() => {
    shown.set(items ?? []);
    if (items) selection.keepOnly(items);
  }, [shown, selection, items]);
}

/** Whether rows show their checkboxes where these are hidden at other times (phone). */
export function useIsPicking<Item extends Listed>({ selection }: ListStore<Item>): boolean {
  return useSyncExternalStore(
    selection.subscribe,
    () => selection.now().isPicking,
    () => false,
  );
}

/** On a phone a press on a row selects it instead of opening it, as long as rows are being selected. */
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
