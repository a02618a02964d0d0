import { geoCircle } from "d3-geo";
import {
  type Camera,
  distance,
  type MapPosition,
  type MapSize,
  type Point,
  unitOf,
  worldPx,
} from "./camera.ts";

/** Adds a corner where it lengthens the outline least, so that lines do not cross. */
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

/** The path of a closed ring in the nearest copy of the world; each side takes the shorter way around. */
export function ringPath(camera: Camera, { width, height }: MapSize, ring: readonly MapPosition[]): string {
  const scale = worldPx(camera);
  let last: number | undefined;
  const line = ring.map((position, index) => {
    const [unitX, unitY] = unitOf(position);
    const x: number = unitX - Math.round(unitX - (last ?? camera.x));
    last = x;
    const [px, py] = [width / 2 + (x - camera.x) * scale, height / 2 + (unitY - camera.y) * scale];
    return `${index === 0 ? "M" : "L"}${px.toFixed(1)},${py.toFixed(1)}`;
  });
  return line.length === 0 ? "" : `${line.join("")}Z`;
}

const kilometersPerDegree = (6371.0088 * Math.PI) / 180;
const stepDegrees = 3;

/** A circle as a ring; its longitudes continue beyond 180. */
export function circleAround({ lon, lat }: MapPosition, kilometers: number): MapPosition[] {
  const radius = Math.min(kilometers / kilometersPerDegree, 179.99);
  const ring = geoCircle().center([lon, lat]).radius(radius).precision(stepDegrees)().coordinates[0] ?? [];
  let last = lon;
  const steady = ring.map(([nextLon = 0, nextLat = 0]) => {
    last += nearestTurn(nextLon - last);
    return { lon: last, lat: nextLat };
  });
  return isAroundPole(steady) ? [...steady, ...overPole(steady, lat)] : steady;
}

function nearestTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function isAroundPole(ring: readonly MapPosition[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && Math.abs(last.lon - first.lon) > 180;
}

/** On a flat map, a ring around a pole is closed along the edge. */
function overPole(ring: readonly MapPosition[], lat: number): MapPosition[] {
  const pole = lat >= 0 ? 90 : -90;
  return [
    { lon: ring.at(-1)?.lon ?? 0, lat: pole },
    { lon: ring[0]?.lon ?? 0, lat: pole },
  ];
}
