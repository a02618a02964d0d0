import type { ListFilter } from "../filter/filter-operator.ts";
import { isOnEarth, type Position } from "./position.ts";

export interface Near extends Position {
  kilometers: number;
}

export const leastCorners = 3;

const finestDegree = 1e5;

/** `longitude,latitude,distance` (seed.md, "near"). */
export function parseNear(text: string): Near | undefined {
  const [lon, lat, kilometers, ...rest] = numbersOf(text);
  if (lon === undefined || lat === undefined || kilometers === undefined || rest.length > 0) return undefined;
  return isOnEarth({ lon, lat }) && kilometers >= 0 ? { lon, lat, kilometers } : undefined;
}

/** `lon,lat,lon,lat,lon,lat,…`: at least three corners; the ring closes itself (decisions.md, "Lists"). */
export function parsePolygon(text: string): Position[] | undefined {
  const numbers = numbersOf(text);
  if (numbers.length % 2 === 1 || numbers.length < 2 * leastCorners) return undefined;
  const points = numbers.flatMap((lon, index) => {
    const lat = numbers[index + 1];
    return index % 2 === 0 && lat !== undefined ? [{ lon, lat }] : [];
  });
  return points.every(isOnEarth) ? points : undefined;
}

/** Rounded to about a metre. */
export function nearText({ lon, lat, kilometers }: Near): string {
  return [degree(lon), degree(lat), plain(kilometers)].join(",");
}

export function polygonText(points: readonly Position[]): string {
  return points.map(({ lon, lat }) => `${degree(lon)},${degree(lat)}`).join(",");
}

/** Latitude first: `38.334, 128.518`. */
export function pointText({ lon, lat }: Position): string {
  return `${degree(lat)}, ${degree(lon)}`;
}

function numbersOf(text: string): number[] {
  const texts = text.split(",").map((entry) => entry.trim());
  return texts.every((entry) => /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(entry)) ? texts.map(Number) : [];
}

function degree(value: number): string {
  return plain(Math.round(value * finestDegree) / finestDegree);
}

/** The service parses no exponents here. */
function plain(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}

/** The first circle or polygon of a list's filters. */
export function filteredArea(filters: readonly ListFilter[]) {
  for (const { operator, value } of filters) {
    const near = operator === "near" ? parseNear(value) : undefined;
    if (near !== undefined) return { center: near, radiusKilometers: near.kilometers };
    const polygon = operator === "within" ? parsePolygon(value) : undefined;
    if (polygon !== undefined) return { polygon };
  }
  return {};
}
