import { useState } from "react";

interface Chosen {
  sys: { id: string };
}

/** What is chosen so far, in the order in which it was. Of one thing, the next takes the place of the last. */
export function useChoice<Item extends Chosen>(max: number) {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const isFull = max > 1 && chosen.length >= max;
  return {
    chosen,
    isFull,
    has: (item: Item) => chosen.some(({ sys }) => sys.id === item.sys.id),
    /** All that is chosen and this. */
    with(item: Item): Item[] {
      if (max === 1) return [item];
      const rest = chosen.filter(({ sys }) => sys.id !== item.sys.id);
      return [...rest, item].slice(0, max);
    },
    /** Unless it is there already, or there is no room for it. */
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
