import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/store.ts";

type Loaded<Value> = { kind: "loading" } | { kind: "failed" } | { kind: "here"; value: Value };

/** A value that is loaded once for a page, and again after a failure. */
interface Loading<Value> {
  now(): Loaded<Value>;
  subscribe(listener: () => void): () => void;
  /** Loads it, unless it is loaded or loading. */
  begin(): void;
}

/** Called when something has loaded that failed before: there is a connection again. */
const recovery = createListeners();

const onItsWay = { kind: "loading" } as const;

export function createLoading<Value>(load: () => Promise<Value>): Loading<Value> {
  let state: Loaded<Value> = onItsWay;
  let isUnderWay = false;
  let hasFailed = false;
  const listeners = createListeners();
  const become = (next: Loaded<Value>) => {
    state = next;
    listeners.notify();
  };

  return {
    now: () => state,
    subscribe: listeners.subscribe,
    begin: () => {
      if (isUnderWay || state.kind === "here") return;
      isUnderWay = true;
      if (state.kind === "failed") become(onItsWay);
      const end = (next: Loaded<Value>) => {
        isUnderWay = false;
        become(next);
      };
      new Promise<Value>((resolve) => resolve(load())).then(
        (value) => {
          end({ kind: "here", value });
          if (hasFailed) recovery.notify();
        },
        () => {
          hasFailed = true;
          end({ kind: "failed" });
        },
      );
    },
  };
}

/** The state of a value; loads it as soon as `isWanted`, and again, if that failed, once another value has recovered. */
export function useLoading<Value>(loading: Loading<Value>, isWanted: boolean): Loaded<Value> {
  useEffect(() => {
    if (!isWanted) return;
    loading.begin();
    return recovery.subscribe(() => loading.begin());
  }, [loading, isWanted]);
  return useSyncExternalStore<Loaded<Value>>(loading.subscribe, loading.now, () => onItsWay);
}
