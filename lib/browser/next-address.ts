import { createStore } from "./store.ts";

/** Path and query of the page that the router has begun to load; undefined once a page has been shown since. */
export const nextAddress = createStore<string | undefined>(undefined);
