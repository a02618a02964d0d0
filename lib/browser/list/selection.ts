import type { Listed } from "#lib/collection/collection.ts";
import { createStore } from "../store.ts";

export interface Selected<Item> {
  /** By id, in the order in which they were selected. */
  items: ReadonlyMap<string, Item>;
  /** Whether rows show their checkboxes where these are hidden otherwise (phone). */
  isPicking: boolean;
}

/** The selection of a list. It is a store, so that selecting renders one row and not sixty. */
export interface Selection<Item extends Listed> {
  now(): Selected<Item>;
  subscribe(listener: () => void): () => void;
  has(id: string): boolean;
  /** Selects or deselects; a range reaches from the item that was pressed last. */
  toggle(item: Item, range?: readonly Item[]): void;
  /** Selects or deselects all of them. */
  set(items: readonly Item[], isChosen: boolean): void;
  /** Deselects all that is not shown: a command never includes what a search has hidden. */
  keepOnly(shown: readonly Item[]): void;
  begin(): void;
  clear(): void;
}

export function createSelection<Item extends Listed>(): Selection<Item> {
  const nothing: Selected<Item> = { items: new Map(), isPicking: false };
  const selected = createStore(nothing);
  /** The item that was pressed last, from which a range begins. */
  let anchor: string | undefined;

  const select = (items: ReadonlyMap<string, Item>, isPicking = items.size > 0) =>
    selected.set(items.size === 0 && !isPicking ? nothing : { items, isPicking });
  const withAll = (several: readonly Item[], isChosen: boolean) => {
    const items = new Map(selected.get().items);
    for (const item of several) {
      if (isChosen) items.set(item.sys.id, item);
      else items.delete(item.sys.id);
    }
    return items;
  };

  return {
    now: selected.get,
    subscribe: selected.subscribe,
    has: (id) => selected.get().items.has(id),
    toggle: (item, range) => {
      const { id } = item.sys;
      const stretch = range && between(range, anchor, id);
      if (stretch) select(withAll(stretch, anchor === undefined || selected.get().items.has(anchor)));
      else select(withAll([item], !selected.get().items.has(id)), true);
      if (!stretch) anchor = id;
    },
    set: (items, isChosen) => select(withAll(items, isChosen)),
    keepOnly: (shown) => {
      const ids = new Set(shown.map(({ sys }) => sys.id));
      const items = new Map([...selected.get().items].filter(([id]) => ids.has(id)));
      if (items.size < selected.get().items.size) select(items);
    },
    begin: () => select(selected.get().items, true),
    clear: () => {
      anchor = undefined;
      select(new Map());
    },
  };
}

function between<Item extends Listed>(
  items: readonly Item[],
  from: string | undefined,
  to: string,
): Item[] | undefined {
  const [one, other] = [from, to].map((id) => items.findIndex(({ sys }) => sys.id === id));
  if (one === undefined || other === undefined || one < 0 || other < 0) return undefined;
  return items.slice(Math.min(one, other), Math.max(one, other) + 1);
}
