import { lazyPart } from "#components/ui/lazy-part.tsx";
import { MapSpace } from "./map-frame.tsx";
import { MapState } from "./map-state.tsx";

/** The map, in reserved space while it loads or if it fails to. */
export const LazyMap = lazyPart(
  async () => {
    if (hasWebGl()) return (await import("./gl-map-view.tsx")).GlMapView;
    return (await import("./plain-map-view.tsx")).PlainMapView;
  },
  (again, { className }) => (
    <MapSpace className={className}>
      <MapState again={again} />
    </MapSpace>
  ),
);

function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
