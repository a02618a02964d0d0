import type { MapPosition, Point } from "./camera.ts";

/** A new corner where it makes the way around the least longer, so that lines do not cross. */
export function withCorner(
  corners: readonly MapPosition[],
  added: MapPosition,
  toPoint: (position: MapPosition) => Point,
): MapPosition[] {
  if (corners.length < 3) return [...corners, added];
  const [points, at] = [corners.map(toPoint), toPoint(added)];
  let best = { place: corners.length, detour: Infinity };
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    const detour = distance(point, at) + distance(at, next) - distance(point, next);
    if (detour < best.detour) best = { place: index + 1, detour };
  }
  return corners.toSpliced(best.place, 0, added);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
