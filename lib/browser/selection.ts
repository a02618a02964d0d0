import type { Content } from "#lib/space/content.ts";

export interface Selected {
  /** By id, in the order in which they were chosen. */
  items: ReadonlyMap<string, Content>;
  /** Whether rows show what chooses them where that is not always to be seen (phone). */
  isPicking: boolean;
}

/** What is chosen in a list. It stands outside of React, so that choosing draws one row and not sixty. */
export interface Selection {
  now(): Selected;
  subscribe(listener: () => void): () => void;
  has(id: string): boolean;
  /** Chooses, or takes back; a range reaches from what was pressed last to here, over what is shown. */
  toggle(content: Content, range?: readonly Content[]): void;
  /** Chooses all of them, or takes all of them back. */
  set(contents: readonly Content[], isChosen: boolean): void;
  /** Of what is gone. */
  drop(ids: Iterable<string>): void;
  begin(): void;
  clear(): void;
}

const nothing: Selected = { items: new Map(), isPicking: false };

export function createSelection(): Selection {
  let selected = nothing;
  /** The item that was pressed last, from which a range begins. */
  let anchor: string | undefined;
  const listeners = new Set<() => void>();

  const become = (items: ReadonlyMap<string, Content>, isPicking = items.size > 0) => {
    selected = items.size === 0 && !isPicking ? nothing : { items, isPicking };
    for (const listener of listeners) listener();
  };
  const withAll = (contents: readonly Content[], isChosen: boolean) => {
    const items = new Map(selected.items);
    for (const content of contents) {
      if (isChosen) items.set(content.sys.id, content);
      else items.delete(content.sys.id);
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
    toggle: (content, range) => {
      const { id } = content.sys;
      const stretch = range && between(range, anchor, id);
      if (stretch) become(withAll(stretch, anchor === undefined || selected.items.has(anchor)));
      else become(withAll([content], !selected.items.has(id)), true);
      if (!stretch) anchor = id;
    },
    set: (contents, isChosen) => become(withAll(contents, isChosen)),
    drop: (ids) => {
      const gone = new Set(ids);
      const items = new Map([...selected.items].filter(([id]) => !gone.has(id)));
      if (items.size < selected.items.size) become(items);
    },
    begin: () => become(selected.items, true),
    clear: () => {
      anchor = undefined;
      become(new Map());
    },
  };
}

function between(contents: readonly Content[], from: string | undefined, to: string): Content[] | undefined {
  const [one, other] = [from, to].map((id) => contents.findIndex(({ sys }) => sys.id === id));
  if (one === undefined || other === undefined || one < 0 || other < 0) return undefined;
  return contents.slice(Math.min(one, other), Math.max(one, other) + 1);
}
