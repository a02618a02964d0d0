import type { FitBoundsOptions, Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Position } from "#lib/fields/location/position.ts";
import { boundsOf, coreOf, nearTurn, positionsOf } from "./geometry.ts";
import type { MapSubject } from "./map-props.ts";

const nearest = 9;
const paddingShare = 0.14;
const marginPx = 12;
const smallestShare = 0.04;

/**
 * Shows the subject first, without one most of the Space's places, then what the member moves to, and the subject again once a
 * new one is out of view.
 */
export function useMapCamera(
  map: GlMap | undefined,
  subject: MapSubject,
  places: readonly Position[] | undefined,
): void {
  const hasFitted = useRef(false);
  const hasMoved = useRef(false);
  const follow = useEffectEvent((target: GlMap) => {
    const positions = positionsOf(subject);
    if (positions.length === 0) {
      if (hasFitted.current || hasMoved.current || !places || places.length === 0) return;
      fitTo(target, coreOf(places));
    } else if (!hasFitted.current || !isInView(target, positions)) fitTo(target, positions);
    else return;
    hasFitted.current = true;
  });
  const key = JSON.stringify([positionsOf(subject), places?.length]);
  useEffect(() => {
    if (map === undefined) return;
    const { unsubscribe } = map.on("movestart", ({ originalEvent }) => {
      if (originalEvent !== undefined) hasMoved.current = true;
    });
    return () => {
      hasFitted.current = false;
      unsubscribe();
    };
  }, [map]);
  useEffect(() => {
    if (map !== undefined && key !== "") follow(map);
  }, [map, key]);
}

export function fitTo(
  map: GlMap,
  positions: readonly Position[],
  options: Pick<FitBoundsOptions, "maxZoom" | "animate"> = { maxZoom: nearest, animate: false },
): void {
  const bounds = boundsOf(positions);
  if (bounds === undefined) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const padding = Math.min(clientWidth, clientHeight) * paddingShare;
  map.fitBounds(bounds, { padding, ...options });
}

/** Whether all are visible, and an area is not a dot. */
function isInView(map: GlMap, positions: readonly Position[]): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  const points = positions.map(({ lon, lat }) => map.project([nearTurn(lon, map.getCenter().lng), lat]));
  const isSeen = points.every(
    ({ x, y }) =>
      x >= marginPx && y >= marginPx && x <= clientWidth - marginPx && y <= clientHeight - marginPx,
  );
  const xs = points.map(({ x }) => x);
  return isSeen && (points.length < 3 || Math.max(...xs) - Math.min(...xs) > clientWidth * smallestShare);
}
