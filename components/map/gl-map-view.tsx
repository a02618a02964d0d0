import type { Map as GlMap, LngLat } from "maplibre-gl";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useSpacePlaces } from "#lib/browser/list/use-space-places.ts";
import { positionWords, roundedPosition, withCorner } from "./geometry.ts";
import { MapFrame, mapSurface } from "./map-frame.tsx";
import type { MapViewProps } from "./map-props.ts";
import { useMapSettings } from "./map-settings.tsx";
import { MapState } from "./map-state.tsx";
import { GlPins, usePinGroups } from "./pins/gl-pins.tsx";
import { useCornerMarkers } from "./use-corner-markers.ts";
import { useGlMap } from "./use-gl-map.ts";
import { useMapCamera } from "./use-map-camera.ts";
import { useMapStyle } from "./use-map-style.ts";

const none = [] as const;
/** Scale and sources. MapLibre's own styles are in no layer, which only `!` overrides. */
const controlClass = classNames(
  "[&_.maplibregl-ctrl]:bg-sheet/90! [&_.maplibregl-ctrl]:font-sans! [&_.maplibregl-ctrl]:text-11! [&_.maplibregl-ctrl]:text-ink-2!",
  "[&_.maplibregl-ctrl]:border-ink-2! [&_.maplibregl-ctrl_a]:text-ink-2! forced-colors:[&_.maplibregl-ctrl]:bg-[Canvas]!",
  "[&_.maplibregl-cooperative-gesture-screen]:text-15! [&_:is(canvas,a)]:-outline-offset-2",
);

/**
 * A map with names, drawn by MapLibre. Arrows move it, + and - zoom, Enter picks its center. Coordinates can be typed
 * outside of it.
 */
export function GlMapView(props: MapViewProps) {
  const { onPick, onPolygon, polygon = none, pins, pinCards, label, describedBy, className } = props;
  const t = useTranslations("map");
  const ref = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [status, setStatus] = useState("");
  const { types, reading } = useMapSettings();
  const places = useSpacePlaces(types, reading);
  const isForPicking = onPick !== undefined || onPolygon !== undefined;
  const map = useGlMap(ref, { isForPicking });
  const groups = usePinGroups(map, pins ?? none);
  const named = useMemo(
    () =>
      pins === undefined ? places : groups.flatMap((group) => (group.pins.length === 1 ? group.pins : none)),
    [pins, places, groups],
  );
  const { drawn, again } = useMapStyle(map, props, named);
  useMapCamera(map, props, places);
  useCornerMarkers(map, polygon, onPolygon);

  const pick = (at: LngLat, on: GlMap) => {
    if (!isForPicking) return;
    const position = roundedPosition({ lon: at.lng, lat: at.lat }, on.getZoom());
    const toPoint = ({ lon, lat }: typeof position) => {
      const { x, y } = on.project([lon, lat]);
      return [x, y] as const;
    };
    if (onPolygon !== undefined) onPolygon(withCorner(polygon, position, toPoint));
    else onPick?.(position.lon, position.lat);
    setStatus(t("picked", { position: positionWords(position) }));
  };
  useMapPresses(map, pick, (center) => setStatus(t("centre", { position: positionWords(center) })));

  useEffect(() => {
    const canvas = map?.getCanvas();
    const described = describedBy === undefined ? helpId : `${describedBy} ${helpId}`;
    const attributes = {
      ...{ role: "application", "aria-roledescription": t("map") },
      ...{ "aria-label": label, "aria-describedby": described },
    };
    for (const [name, value] of Object.entries(attributes)) canvas?.setAttribute(name, value);
    canvas?.style.setProperty("cursor", isForPicking ? "crosshair" : "");
  }, [map, label, describedBy, helpId, isForPicking, t]);

  return (
    <MapFrame className={className}>
      <div className={mapSurface} data-map={drawn}>
        <div className="absolute inset-0">
          {/* MapLibre's own styles position it. */}
          <div ref={ref} className={classNames("size-full", controlClass)} />
        </div>
        {isForPicking && <Cross />}
      </div>
      {map && pinCards && <GlPins {...{ map, groups }} {...pinCards} />}
      <MapButtons onZoom={(by) => void (by > 0 ? map?.zoomIn() : map?.zoomOut())} />
      {drawn !== "drawn" && <MapState again={drawn === "failed" ? again : undefined} />}
      <p id={helpId} hidden>
        {t(onPolygon ? "helpArea" : onPick ? "helpPick" : pins ? "helpPins" : "help")}
      </p>
      <p className="sr-only" role="status">
        {status}
      </p>
    </MapFrame>
  );
}

/** A press picks its point, Enter the center; `onMoved` follows the keyboard. */
function useMapPresses(
  map: GlMap | undefined,
  pick: (at: LngLat, on: GlMap) => void,
  onMoved: (center: { lon: number; lat: number }) => void,
): void {
  const onPick = useEffectEvent(pick);
  const onCenter = useEffectEvent(onMoved);
  useEffect(() => {
    if (map === undefined) return;
    const canvas = map.getCanvas();
    const stop = new AbortController();
    const { unsubscribe } = map.on("click", ({ lngLat, originalEvent }) => {
      if (originalEvent.target === canvas) onPick(lngLat, map);
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        onPick(map.getCenter(), map);
      } else if (event.key.startsWith("Arrow")) {
        map.once("moveend", () => {
          const { lng, lat } = map.getCenter();
          onCenter(roundedPosition({ lon: lng, lat }, map.getZoom()));
        });
      }
    };
    canvas.addEventListener("keydown", onKey, { signal: stop.signal });
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [map]);
}

/** Where Enter picks a point; shown for keyboard users. */
function Cross() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="pointer-events-none absolute inset-0 m-auto size-6 stroke-ink stroke-[1.5] opacity-0 [:has(canvas:focus-visible)>&]:opacity-100 forced-colors:stroke-[CanvasText]"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 0V24M0 12H24" />
    </svg>
  );
}

const zoomButton =
  "relative grid size-7 place-items-center text-ink-2 hover:bg-hover hover:text-ink -outline-offset-2 touch:size-11";

function MapButtons({ onZoom }: { onZoom: (by: number) => void }) {
  const t = useTranslations("map");
  return (
    <div className="absolute top-2 right-2 z-above grid overflow-hidden rounded-3 bg-raised shadow-1 forced-colors:border">
      <button type="button" className={zoomButton} aria-label={t("zoomIn")} onClick={() => onZoom(1)}>
        <Icon name="plus" size={16} />
      </button>
      <button
        type="button"
        className={`${zoomButton} border-t border-line`}
        aria-label={t("zoomOut")}
        onClick={() => onZoom(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
    </div>
  );
}
