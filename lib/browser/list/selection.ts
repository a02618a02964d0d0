import type { Listed } from "#lib/collection/collection.ts";

export interface Selected<Item> {
  /** By id, in the order in which they were chosen. */
  items: ReadonlyMap<string, Item>;
  /** Whether rows show what chooses them where that is not always to be seen (phone). */
  isPicking: boolean;
}

/** What is chosen in a list. It stands outside of React, so that choosing draws one row and not sixty. */
export interface Selection<Item extends Listed> {
  now(): Selected<Item>;
  subscribe(listener: () => void): () => void;
  has(id: string): boolean;
  /** Chooses, or takes back; a range reaches from what was pressed last to here, over what is shown. */
  toggle(item: Item, range?: readonly Item[]): void;
  /** Chooses all of them, or takes all of them back. */
  set(items: readonly Item[], isChosen: boolean): void;
  /** Deselects all that is not shown: a command never includes what a search has hidden. */
  keepOnly(shown: readonly Item[]): void;
  begin(): void;
  clear(): void;
}

export function createSelection<Item extends Listed>(): Selection<Item> {
  const nothing: Selected<Item> = { items: new Map(), isPicking: false };
  let selected = nothing;
  /** The item that was pressed last, from which a range begins. */
  let anchor: string | undefined;
  const listeners = new Set<() => void>();

  const become = (items: ReadonlyMap<string, Item>, isPicking = items.size > 0) => {
    selected = items.size === 0 && !isPicking ? nothing : { items, isPicking };
    for (const listener of listeners) listener();
  };
  const withAll = (several: readonly Item[], isChosen: boolean) => {
    const items = new Map(selected.items);
    for (const item of several) {
      if (isChosen) items.set(item.sys.id, item);
      else items.delete(item.sys.id);
    }
    return items;
  };

  return {
    now: () => selected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (id) => selected.items.has(id),
    toggle: (item, range) => {
      const { id } = item.sys;
      const stretch = range && between(range, anchor, id);
      if (stretch) become(withAll(stretch, anchor === undefined || selected.items.has(anchor)));
      else become(withAll([item], !selected.items.has(id)), true);
      if (!stretch) anchor = id;
    },
    set: (items, isChosen) => become(withAll(items, isChosen)),
    keepOnly: (shown) => {
      const ids = new Set(shown.map(({ sys }) => sys.id));
      const items = new Map([...selected.items].filter(([id]) => ids.has(id)));
      if (items.size < selected.items.size) become(items);
    },
    begin: () => become(selected.items, true),
    clear: () => {
      anchor = undefined;
      become(new Map());
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
