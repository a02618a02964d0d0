import { geoCircle } from "d3-geo";
import type { Position } from "#lib/fields/location/position.ts";
import type { MapSubject } from "./map-props.ts";

export type Point = readonly [x: number, y: number];
/** West to east may continue beyond 180. */
export type Bounds = [southWest: [lon: number, lat: number], northEast: [lon: number, lat: number]];

/** Adds a corner where it lengthens the outline least, so that lines do not cross. */
export function withCorner(
  corners: readonly Position[],
  added: Position,
  toPoint: (position: Position) => Point,
): Position[] {
  if (corners.length < 3) return [...corners, added];
  const [points, at] = [corners.map(toPoint), toPoint(added)];
  let best = { index: corners.length, detour: Infinity };
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    const detour = distance(point, at) + distance(at, next) - distance(point, next);
    if (detour < best.detour) best = { index: index + 1, detour };
  }
  return corners.toSpliced(best.index, 0, added);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

const kilometersPerDegree = (6371.0088 * Math.PI) / 180;
const stepDegrees = 3;

/** A circle as a ring; its longitudes continue beyond 180. */
export function circleAround({ lon, lat }: Position, kilometers: number): Position[] {
  const radius = Math.min(kilometers / kilometersPerDegree, 179.99);
  const ring = geoCircle().center([lon, lat]).radius(radius).precision(stepDegrees)().coordinates[0] ?? [];
  let last = lon;
  const steady = ring.map(([nextLon = 0, nextLat = 0]) => {
    last = nearTurn(nextLon, last);
    return { lon: last, lat: nextLat };
  });
  return isAroundPole(steady) ? [...steady, ...overPole(steady, lat)] : steady;
}

/** The longitude, turned around the earth until it is nearest to another. */
export function nearTurn(lon: number, other: number): number {
  return lon - 360 * Math.round((lon - other) / 360);
}

function isAroundPole(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && Math.abs(last.lon - first.lon) > 180;
}

/** On a flat map, a ring around a pole is closed along the edge. */
function overPole(ring: readonly Position[], lat: number): Position[] {
  const pole = lat >= 0 ? 90 : -90;
  return [
    { lon: ring.at(-1)?.lon ?? 0, lat: pole },
    { lon: ring[0]?.lon ?? 0, lat: pole },
  ];
}

/** The ring of an area; each side takes the shorter way around the earth. */
export function ringOf(corners: readonly Position[]): [number, number][] {
  let last = corners[0]?.lon ?? 0;
  const ring = corners.map(({ lon, lat }): [number, number] => {
    last = nearTurn(lon, last);
    return [last, lat];
  });
  const [first] = ring;
  return first === undefined ? [] : [...ring, first];
}

export function boundsOf(positions: readonly Position[]): Bounds | undefined {
  const [first] = positions;
  if (first === undefined) return undefined;
  const lons = positions.map(({ lon }) => nearTurn(lon, first.lon));
  const lats = positions.map(({ lat }) => Math.min(Math.max(lat, -85), 85));
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

const coreShare = 0.8;

/** The four fifths of the positions that are closest together: a few far away would show half of the earth. */
export function coreOf(positions: readonly Position[]): Position[] {
  const [first] = positions;
  if (first === undefined) return [];
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  const lon = middle(positions.map((each) => nearTurn(each.lon, first.lon)));
  const lat = middle(positions.map((each) => each.lat));
  const far = (each: Position) => distance([nearTurn(each.lon, lon), each.lat], [lon, lat]);
  return positions
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, Math.ceil(positions.length * coreShare));
}

/** Around a center without a marker. */
const kilometersAround = 12;

/** The circle or area of a subject. */
export function areaOf({ center, marker, radiusKilometers, polygon = [] }: MapSubject): Position[] {
  const middle = marker ?? center;
  if (middle === undefined || !radiusKilometers) return [...polygon];
  return circleAround(middle, radiusKilometers);
}

/** The positions of a subject that have to be visible. */
export function positionsOf(subject: MapSubject): Position[] {
  const { center, marker, pins = [] } = subject;
  const area = areaOf(subject);
  if (area.length > 0 || pins.length > 0) return [...area, ...pins];
  if (marker !== undefined) return [marker];
  return center === undefined ? [] : circleAround(center, kilometersAround);
}

const tilePx = 512;

/** With as many digits as the zoom level resolves. */
export function roundedPosition({ lon, lat }: Position, zoom: number): Position {
  const digits = Math.min(Math.max(Math.ceil(Math.log10((tilePx * 2 ** zoom) / 360)), 0), 6);
  const round = (degrees: number) => Number(degrees.toFixed(digits)) + 0;
  return { lon: round(nearTurn(lon, 0)), lat: round(lat) };
}

/** "38.3341, 128.5182": latitude first, as maps say it. */
export function positionWords({ lat, lon }: Position): string {
  return `${Number(lat.toFixed(5))}, ${Number(lon.toFixed(5))}`;
}
