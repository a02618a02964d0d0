import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether a component was taken over from what the server rendered; it stays so. (`useHydrating` turns, and each
 * component that asks it is rendered a second time as soon as the page stands.)
 */
export function useWasServed(): boolean {
  const [taken] = useState(() => ({ isOver: false }));
  return useSyncExternalStore(
    never,
    () => taken.isOver,
    // Asked by the server, and in a browser while React takes over.
    () => {
      taken.isOver = true;
      return true;
    },
  );
}
