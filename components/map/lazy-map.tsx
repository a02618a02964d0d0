"use client";

import { createLoading } from "./loading.ts";
import { MapState } from "./map-state.tsx";
import type { MapViewProps } from "./map-view.tsx";
import { useLoading } from "./use-loading.ts";

const mapView = createLoading(async () => (await import("./map-view.tsx")).MapView);

/** The map, fetched when it is first shown; its place is kept meanwhile, and also when it cannot be had. */
export function LazyMap(props: MapViewProps) {
  const view = useLoading(mapView, true);
  if (view.kind !== "here") {
    return (
      <div className="map-frame">
        <div className="map" aria-hidden="true" />
        <MapState kind={view.kind} again={mapView.begin} />
      </div>
    );
  }
  const View = view.value;
  return <View {...props} />;
}
