import { type Map as GlMap, Marker } from "maplibre-gl";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Position } from "#lib/fields/location/position.ts";
import { positionWords, roundedPosition } from "./geometry.ts";

const stepPx = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-stepPx, 0], ArrowRight: [stepPx, 0] },
  ...{ ArrowUp: [0, -stepPx], ArrowDown: [0, stepPx] },
};
const cornerClass =
  "size-3.5 cursor-move touch-none rounded-full border-[2.5px] border-accent bg-sheet after:absolute after:-inset-2.5 after:rounded-full focus-visible:bg-accent touch:after:-inset-4.25 forced-colors:border-[Highlight] forced-colors:bg-[Canvas]";

/** The corners of an area as buttons: drag or use arrows to move them, Delete to remove them. */
export function useCornerMarkers(
  map: GlMap | undefined,
  corners: readonly Position[],
  onCorners: ((corners: Position[]) => void) | undefined,
): void {
  const t = useTranslations("map");
  const markers = useRef<Marker[]>([]);
  const move = useEffectEvent((index: number, to: Position, zoom: number) =>
    onCorners?.(corners.with(index, roundedPosition(to, zoom))),
  );
  const remove = useEffectEvent((index: number) => onCorners?.(corners.toSpliced(index, 1)));

  useEffect(() => {
    if (map === undefined || onCorners === undefined) return;
    const gone = markers.current.splice(corners.length);
    const hadFocus = gone.some((marker) => marker.getElement() === document.activeElement);
    for (const marker of gone) marker.remove();
    if (hadFocus) (markers.current.at(-1)?.getElement() ?? map.getCanvas()).focus();
    for (const [index, corner] of corners.entries()) {
      const known = markers.current[index];
      const marker =
        known ??
        cornerMarker(map, {
          onMove: (to) => move(index, to, map.getZoom()),
          onRemove: () => remove(index),
        });
      marker.setLngLat([corner.lon, corner.lat]);
      // Added again, it would lose the focus.
      if (known === undefined) marker.addTo(map);
      markers.current[index] = marker;
      const name = t("corner", { number: index + 1, position: positionWords(corner) });
      marker.getElement().setAttribute("aria-label", name);
    }
  }, [map, corners, onCorners, t]);

  useEffect(
    () => () => {
      for (const marker of markers.current.splice(0)) marker.remove();
    },
    [],
  );
}

interface CornerHandlers {
  onMove: (to: Position) => void;
  onRemove: () => void;
}

function cornerMarker(map: GlMap, { onMove, onRemove }: CornerHandlers): Marker {
  const element = document.createElement("button");
  element.type = "button";
  element.className = cornerClass;
  const marker = new Marker({ element, draggable: true });
  const tell = () => {
    const { lng, lat } = marker.getLngLat();
    onMove({ lon: lng, lat });
  };
  marker.on("drag", tell);
  element.addEventListener("keydown", (event) => {
    const step = arrows[event.key];
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (step === undefined && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemoval) return onRemove();
    const { x, y } = map.project(marker.getLngLat());
    marker.setLngLat(map.unproject([x + (step?.[0] ?? 0), y + (step?.[1] ?? 0)]));
    tell();
  });
  return marker;
}
