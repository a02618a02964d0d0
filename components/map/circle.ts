import { geoCircle } from "d3-geo";
import type { MapPosition } from "./camera.ts";

const kilometersPerDegree = (6371.0088 * Math.PI) / 180;
const stepDegrees = 3;

/** All that is `kilometers` away from a point, as a ring; its longitudes go on beyond 180 rather than jump. */
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

/** On a flat map a ring around a pole is closed along the edge. */
function overPole(ring: readonly MapPosition[], lat: number): MapPosition[] {
  const pole = lat >= 0 ? 90 : -90;
  return [
    { lon: ring.at(-1)?.lon ?? 0, lat: pole },
    { lon: ring[0]?.lon ?? 0, lat: pole },
  ];
}
