import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useLoading } from "#components/ui/loading.ts";
import {
  fromScreen,
  type MapPosition,
  type MapSize,
  type Point,
  panned,
  positionWords,
  toScreen,
  zoomed,
} from "./camera.ts";
import { MapCorners } from "./map-corners.tsx";
import { MapDrawing, MapScale } from "./map-drawing.tsx";
import { MapFrame, mapSurface } from "./map-frame.tsx";
import { MapState } from "./map-state.tsx";
import { withCorner } from "./shapes.ts";
import { useCamera } from "./use-camera.ts";
import { useMapPointer } from "./use-map-pointer.ts";
import { coarseWorld, fineWorld } from "./world.ts";

export interface MapViewProps {
  /** The center without a marker, also of the circle. */
  center?: MapPosition | undefined;
  /** A circle around the marker, else around the center. */
  radiusKilometers?: number | undefined;
  /** The corners of an area. */
  polygon?: readonly MapPosition[] | undefined;
  marker?: MapPosition | undefined;
  /** A press on the map, or Enter for its center. */
  onPick?: ((lon: number, lat: number) => void) | undefined;
  /** A corner was added, moved or removed. */
  onPolygon?: ((corners: MapPosition[]) => void) | undefined;
  /** For screen readers. */
  label: string;
  describedBy?: string | undefined;
  /** The corners and the least height of its frame. */
  className?: string | undefined;
}

const stepShare = 1 / 6;
const arrows: Readonly<Record<string, Point>> = {
  ...{ ArrowLeft: [-stepShare, 0], ArrowRight: [stepShare, 0] },
  ...{ ArrowUp: [0, -stepShare], ArrowDown: [0, stepShare] },
};
const zooms: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, _: -1 };

/**
 * A map of the world without tiles of a third party. Arrows move it, + and - zoom, Enter picks its center. Coordinates
 * can be typed outside of it.
 */
export function MapView(props: MapViewProps) {
  const { center, radiusKilometers, polygon, marker, onPick, onPolygon, label, describedBy, className } =
    props;
  const t = useTranslations("map");
  const ref = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [said, setSaid] = useState("");
  const size = useMapSize(ref);
  const subject = { center, marker, radiusKilometers, polygon };
  const { camera, setCamera } = useCamera(subject, size);
  const { world, missing } = useWorld(camera?.zoom);
  const isForPicking = onPick !== undefined || onPolygon !== undefined;

  const pan = (by: Point) => size && setCamera((now) => panned(now, by, size));
  const zoom = (by: number, at: Point) => size && setCamera((now) => zoomed(now, by, at, size));
  const middle: Point = [(size?.width ?? 0) / 2, (size?.height ?? 0) / 2];

  function take(at: Point): void {
    if (camera === undefined || size === undefined) return;
    const position = fromScreen(camera, size, at);
    if (onPolygon !== undefined) {
      onPolygon(withCorner(polygon ?? [], position, (each) => toScreen(camera, size, each)));
    } else onPick?.(position.lon, position.lat);
    if (isForPicking) setSaid(t("taken", { position: positionWords(position) }));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (camera === undefined || size === undefined) return;
    const [step, doubling] = [arrows[event.key], zooms[event.key]];
    if (step !== undefined) {
      const next = panned(camera, [step[0] * size.width, step[1] * size.height], size);
      setCamera(() => next);
      setSaid(t("middle", { position: positionWords(fromScreen(next, size, middle)) }));
    } else if (doubling !== undefined) zoom(doubling, middle);
    else if ((event.key === "Enter" || event.key === " ") && isForPicking) take(middle);
    else return;
    event.preventDefault();
  }

  useMapPointer(ref, { onPan: pan, onZoom: zoom, onPress: take });

  return (
    <MapFrame className={className}>
      <div
        ref={ref}
        className={classNames(
          mapSurface,
          "group select-none",
          // A read-only map does not block scrolling by touch.
          isForPicking ? "touch-none cursor-crosshair" : "touch-pan-y touch-pinch-zoom cursor-grab",
        )}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it.
        tabIndex={0}
        aria-roledescription={t("map")}
        aria-label={label}
        aria-describedby={describedBy === undefined ? helpId : `${describedBy} ${helpId}`}
        onKeyDown={onKey}
      >
        {camera && size && <MapDrawing camera={camera} size={size} world={world} subject={subject} />}
        {isForPicking && <Cross />}
        {camera && size && onPolygon && (
          <MapCorners corners={polygon ?? []} camera={camera} size={size} onCorners={onPolygon} />
        )}
      </div>
      {camera && <MapScale camera={camera} />}
      <MapButtons onZoom={(by) => zoom(by, middle)} />
      {missing && <MapState again={missing === "failed" ? coarseWorld.begin : undefined} />}
      <p id={helpId} hidden>
        {t(onPolygon ? "helpArea" : onPick ? "helpPick" : "help")}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </MapFrame>
  );
}

/** From here on coarse coasts look jagged. */
const fineFromZoom = 6.5;

/** The outlines for a zoom level; fine coasts are only loaded when they are visible. */
function useWorld(zoom: number | undefined) {
  const wantsFine = zoom !== undefined && zoom >= fineFromZoom;
  const coarse = useLoading(coarseWorld, zoom !== undefined);
  const fine = useLoading(fineWorld, wantsFine);
  if (wantsFine && fine.kind === "here") return { world: fine.value };
  return coarse.kind === "here" ? { world: coarse.value } : { missing: coarse.kind };
}

/** Where Enter picks a point; shown for keyboard users. */
function Cross() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="pointer-events-none absolute inset-0 m-auto size-6 stroke-ink stroke-[1.5] opacity-0 group-focus-visible:opacity-100 forced-colors:stroke-[CanvasText]"
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
    <div className="absolute top-2 right-2 z-above grid rounded-3 bg-raised shadow-1 forced-colors:border">
      <button
        type="button"
        className={classNames(zoomButton, "rounded-t-3")}
        aria-label={t("zoomIn")}
        onClick={() => onZoom(1)}
      >
        <Plus size={16} />
      </button>
      <button
        type="button"
        className={classNames(zoomButton, "rounded-b-3 border-t border-line")}
        aria-label={t("zoomOut")}
        onClick={() => onZoom(-1)}
      >
        <Minus size={16} />
      </button>
    </div>
  );
}

/** The size of an element in pixels; `undefined` before it is measured. */
function useMapSize(ref: RefObject<HTMLElement | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
