import { useEffect, useState, useSyncExternalStore } from "react";
import { registerOpenForm } from "../open-forms.ts";
import { type DraftState, editedIn, queueState } from "./draft-state.ts";
import { createDraftStore, type DraftOptions, type DraftStore } from "./draft-store.ts";

export type OpenDraft = ReturnType<typeof useDraft>;

/** The draft of a form: what the page shows of it, and its store. */
export function useDraft(options: DraftOptions) {
  const [store] = useState(() => createDraftStore(options));
  useEffect(() => {
    store.open();
    const { title, isSafe } = store;
    const unregister = registerOpenForm({ title, isSafe, saveState: () => store.state().saveState });
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => void store.flush(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", onVisibility, { signal });
    window.addEventListener("pagehide", () => void store.flush(true), { signal });
    return () => {
      listening.abort();
      unregister();
      void store.close();
    };
  }, [store]);
  return {
    ...store,
    saveState: useDraftState(store, ({ saveState }) => saveState),
    /** The draft that came back from the device. */
    restored: useDraftState(store, ({ restored }) => restored),
    editedIn: useDraftState(store, editedIn),
    /** The stored draft is in the form. */
    isOpen: useDraftState(store, ({ isOpen }) => isOpen),
    name: useDraftState(store, ({ isOpen, name }) => (isOpen ? name : undefined)),
    /** Of its publish without a connection, in the tab that edits it. */
    queueState: useDraftState(store, queueState),
    /** The `sys.version` that the changes are made from. */
    baseVersion: useDraftState(store, ({ meta }) => meta.version),
  };
}

function useDraftState<Value>({ subscribe, state }: DraftStore, select: (state: DraftState) => Value): Value {
  const now = () => select(state());
  return useSyncExternalStore(subscribe, now, now);
}
