"use no memo";

import { useEffect, useSyncExternalStore } from "react";
import { type Loaded, type Loading, onItsWay } from "./loading.ts";

/** How far something is; it is fetched as soon as it is wanted. */
export function useLoading<Value>(loading: Loading<Value>, isWanted: boolean): Loaded<Value> {
  useEffect(() => {
    if (isWanted) loading.begin();
  }, [loading, isWanted]);
  return useSyncExternalStore<Loaded<Value>>(loading.subscribe, loading.now, () => onItsWay);
}
