import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React is just taking over what the server rendered, as opposed to rendering something new. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
