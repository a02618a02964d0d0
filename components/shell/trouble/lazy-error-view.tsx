import dynamic from "next/dynamic";

/** Brought when a page has failed. Where it cannot be had, the page of last resort stands there (`global-error.tsx`). */
export const LazyErrorView = dynamic(() => import("./error-view.tsx").then((lazy) => lazy.ErrorView));
