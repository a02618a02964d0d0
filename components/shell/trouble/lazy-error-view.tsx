"use client";

import dynamic from "next/dynamic";

/** Loaded when a page has failed. If that fails too, `global-error.tsx` is shown. */
export const LazyErrorView = dynamic(() => import("./error-view.tsx").then((lazy) => lazy.ErrorView), {
  loading: () => null,
});

// Each page has the elements of its 404 in its data, so these are no more than their texts.
export const LazyNotFoundView = dynamic(() => import("./error-view.tsx").then((lazy) => lazy.NotFoundView));

/** `DeadEnd`, loaded for the page of a 404. */
export const LazyDeadEnd = dynamic(() => import("#components/ui/dead-end.tsx").then((lazy) => lazy.DeadEnd));
