import type { Space } from "./space.ts";

/** Something that is made at the first asking and then the same for the rest of the run on a Space. */
export function once<Value>(make: (space: Space) => Promise<Value>): (space: Space) => Promise<Value> {
  const kept = new WeakMap<Space, Promise<Value>>();
  return (space) => {
    const value = kept.get(space) ?? make(space);
    kept.set(space, value);
    return value;
  };
}
