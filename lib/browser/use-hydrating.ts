import { useState, useSyncExternalStore } from "react";
import { neverChanges } from "./store.ts";

/** Whether React is hydrating what the server rendered. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Whether a component was hydrated. Unlike `useHydrating` it never changes, so nothing is rendered again for it. */
export function useWasServed(): boolean {
  const [taken] = useState(() => ({ isOver: false }));
  return useSyncExternalStore(
    neverChanges,
    () => taken.isOver,
    // Called on the server, and in a browser during hydration.
    () => {
      taken.isOver = true;
      return true;
    },
  );
}
