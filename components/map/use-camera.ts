import { useState } from "react";
import { type Camera, filling, fitted, isSeen, type MapPosition, type MapSize, worldPx } from "./camera.ts";
import { circleAround } from "./shapes.ts";

/** What a map is about. */
export interface MapSubject {
  center: MapPosition | undefined;
  marker: MapPosition | undefined;
  radiusKilometers: number | undefined;
  polygon: readonly MapPosition[] | undefined;
}

/** Where a map without a subject of its own begins to be worth its place. */
const kilometersAround = 12;
const smallestShare = 0.04;

/** What a map looks at: its subject at first, then what is chosen by hand, and its subject again when that is not seen. */
export function useCamera(subject: MapSubject, size: MapSize | undefined) {
  const [held, setHeld] = useState<{ camera: Camera; of: string }>();
  const of = JSON.stringify(subject);
  if (size !== undefined && held?.of !== of) {
    const positions = positionsOf(subject);
    const isWell = held !== undefined && positions.length > 0 && isInView(held.camera, size, positions);
    const stays = held !== undefined && (positions.length === 0 || isWell);
    setHeld({ camera: stays ? held.camera : fitted(positions, size), of });
  }
  const setCamera = (change: (camera: Camera) => Camera) =>
    setHeld(
      (before) =>
        before && {
          ...before,
          camera: change(size === undefined ? before.camera : filling(before.camera, size)),
        },
    );
  return { camera: held && (size === undefined ? held.camera : filling(held.camera, size)), setCamera };
}

/** All that has to be seen of a subject. */
function positionsOf({ center, marker, radiusKilometers, polygon = [] }: MapSubject): MapPosition[] {
  const middle = marker ?? center;
  if (middle !== undefined && radiusKilometers !== undefined && radiusKilometers > 0) {
    return circleAround(middle, radiusKilometers);
  }
  if (polygon.length > 0) return [...polygon];
  if (middle === undefined) return [];
  return marker === undefined ? circleAround(middle, kilometersAround) : [marker];
}

function isInView(camera: Camera, size: MapSize, positions: readonly MapPosition[]): boolean {
  if (!positions.every((position) => isSeen(camera, size, position))) return false;
  if (positions.length < 3) return true;
  const lons = positions.map(({ lon }) => lon);
  const widthPx = ((Math.max(...lons) - Math.min(...lons)) / 360) * worldPx(camera);
  return widthPx > size.width * smallestShare;
}
