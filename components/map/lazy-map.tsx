"use client";

import dynamic from "next/dynamic";

/** The map, fetched when it is first shown; its place is kept meanwhile. */
export const LazyMap = dynamic(() => import("./map-view.tsx").then(({ MapView }) => MapView), {
  ssr: false,
  loading: () => <div className="map" aria-hidden="true" />,
});
