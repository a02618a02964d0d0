import { createStore } from "../store.ts";

/** The attribute of the root element of a stored page: when it was stored, in RFC 3339. */
export const storedAtAttribute = "data-stored-at";

const onThisPage = () => document.documentElement.getAttribute(storedAtAttribute) ?? undefined;

/** When this page was stored, if the service worker answered with it; undefined once the portal has answered a call. */
export const storedAt = createStore(typeof document === "undefined" ? undefined : onThisPage());
