import dynamic from "next/dynamic";

/** Loaded when a page has failed. If that fails too, `global-error.tsx` is shown. */
export const LazyErrorView = dynamic(() => import("./error-view.tsx").then((lazy) => lazy.ErrorView), {
  loading: () => null,
});
