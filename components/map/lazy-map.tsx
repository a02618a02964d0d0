import { lazyPart } from "#components/ui/lazy-part.tsx";
import { MapState } from "./map-state.tsx";

/** The map, in reserved space while it loads or if it fails to. */
export const LazyMap = lazyPart(
  () => import("./map-view.tsx").then((lazy) => lazy.MapView),
  (again) => (
    <div className="map-frame">
      <div className="map" aria-hidden="true" />
      <MapState again={again} />
    </div>
  ),
);
