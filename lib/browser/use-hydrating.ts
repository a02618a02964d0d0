import { useState, useSyncExternalStore } from "react";
import { neverChanges } from "./store.ts";

/** Whether React is just taking over what the server rendered, as opposed to rendering something new. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/**
 * Whether a component was taken over from what the server rendered; it stays so. (`useHydrating` turns, and each
 * component that asks it is rendered a second time as soon as the page stands.)
 */
export function useWasServed(): boolean {
  const [taken] = useState(() => ({ isOver: false }));
  return useSyncExternalStore(
    neverChanges,
    () => taken.isOver,
    // Asked by the server, and in a browser while React takes over.
    () => {
      taken.isOver = true;
      return true;
    },
  );
}
