import { useState } from "react";

interface Chosen {
  sys: { id: string };
}

/** The chosen items in order. With a maximum of one, the next replaces the last. */
export function useChoice<Item extends Chosen>(max: number) {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const isFull = max > 1 && chosen.length >= max;
  return {
    chosen,
    isFull,
    has: (item: Item) => chosen.some(({ sys }) => sys.id === item.sys.id),
    /** The chosen items and this one. */
    with(item: Item): Item[] {
      if (max === 1) return [item];
      const rest = chosen.filter(({ sys }) => sys.id !== item.sys.id);
      return [...rest, item].slice(0, max);
    },
    /** Adds an item unless it is chosen already or the maximum is reached. */
    add(item: Item): void {
      setChosen((before) => {
        if (before.some(({ sys }) => sys.id === item.sys.id)) return before;
        if (max === 1) return [item];
        return before.length < max ? [...before, item] : before;
      });
    },
    toggle(item: Item): void {
      setChosen((before) => {
        const rest = before.filter(({ sys }) => sys.id !== item.sys.id);
        if (rest.length < before.length) return rest;
        if (max === 1) return [item];
        return rest.length < max ? [...rest, item] : before;
      });
    },
  };
}
