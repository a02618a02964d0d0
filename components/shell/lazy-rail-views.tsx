"use client";

import dynamic from "next/dynamic";

/** Views are on the device: there are none before the page works, and nothing stands below them. */
export const LazyRailViews = dynamic(() => import("./rail-views.tsx").then((lazy) => lazy.RailViews), {
  ssr: false,
});
