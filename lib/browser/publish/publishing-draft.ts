import { createStore } from "../store.ts";

/** The name of the waiting draft that this page publishes at the moment; no form can edit it meanwhile. */
export const publishingDraft = createStore<string | undefined>(undefined);
