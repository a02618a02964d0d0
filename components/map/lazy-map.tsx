import { lazyPart } from "#components/ui/lazy-part.tsx";
import { MapSpace } from "./map-frame.tsx";
import { MapState } from "./map-state.tsx";

/** The map, in reserved space while it loads or if it fails to. */
export const LazyMap = lazyPart(
  () => import("./map-view.tsx").then((lazy) => lazy.MapView),
  (again, { className }) => (
    <MapSpace className={className}>
      <MapState again={again} />
    </MapSpace>
  ),
);
