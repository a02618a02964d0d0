import { lazyPart } from "#components/ui/lazy-part.tsx";
import { MapState } from "./map-state.tsx";

/** The map, fetched when it is first shown; its place is kept meanwhile, and also when it cannot be had. */
export const LazyMap = lazyPart(
  () => import("./map-view.tsx").then((lazy) => lazy.MapView),
  (again) => (
    <div className="map-frame">
      <div className="map" aria-hidden="true" />
      <MapState again={again} />
    </div>
  ),
);
