import { useState } from "react";
import { type Camera, filling, fitted, isSeen, type MapPosition, type MapSize, worldPx } from "./camera.ts";
import { circleAround } from "./shapes.ts";

/** What a map shows. */
export interface MapSubject {
  center: MapPosition | undefined;
  marker: MapPosition | undefined;
  radiusKilometers: number | undefined;
  polygon: readonly MapPosition[] | undefined;
}

/** Around a center without a marker. */
const kilometersAround = 12;
const smallestShare = 0.04;

/** Shows the subject first, then what the member pans to, and the subject again once a new one is out of view. */
export function useCamera(subject: MapSubject, size: MapSize | undefined) {
  const [current, setCurrent] = useState<{ camera: Camera; of: string }>();
  const of = JSON.stringify(subject);
  if (size !== undefined && current?.of !== of) {
    const positions = positionsOf(subject);
    const isWell = current !== undefined && positions.length > 0 && isInView(current.camera, size, positions);
    const stays = current !== undefined && (positions.length === 0 || isWell);
    setCurrent({ camera: stays ? current.camera : fitted(positions, size), of });
  }
  const setCamera = (change: (camera: Camera) => Camera) =>
    setCurrent(
      (before) =>
        before && {
          ...before,
          camera: change(size === undefined ? before.camera : filling(before.camera, size)),
        },
    );
  return {
    camera: current && (size === undefined ? current.camera : filling(current.camera, size)),
    setCamera,
  };
}

/** The positions of a subject that have to be visible. */
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
