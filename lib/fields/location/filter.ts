/** Degrees, as a Location holds them. */
export interface Point {
  lon: number;
  lat: number;
}

export interface Near extends Point {
  kilometers: number;
}

export const leastCorners = 3;

const finestDegree = 1e5;

/** `longitude,latitude,distance` (seed.md, "near"); `undefined` when it is not that. */
export function parseNear(text: string): Near | undefined {
  const [lon, lat, kilometers, ...rest] = numbersOf(text);
  if (lon === undefined || lat === undefined || kilometers === undefined || rest.length > 0) return undefined;
  return isPoint({ lon, lat }) && kilometers >= 0 ? { lon, lat, kilometers } : undefined;
}

/** `lon,lat,lon,lat,lon,lat,…`: three corners or more; the ring closes by itself (decisions.md, "Lists"). */
export function parsePolygon(text: string): Point[] | undefined {
  const numbers = numbersOf(text);
  if (numbers.length % 2 === 1 || numbers.length < 2 * leastCorners) return undefined;
  const points = numbers.flatMap((lon, index) => {
    const lat = numbers[index + 1];
    return index % 2 === 0 && lat !== undefined ? [{ lon, lat }] : [];
  });
  return points.every(isPoint) ? points : undefined;
}

/** A hundred-thousandth of a degree is about a metre: no pin is finer. */
export function nearText({ lon, lat, kilometers }: Near): string {
  return [degree(lon), degree(lat), plain(kilometers)].join(",");
}

export function polygonText(points: readonly Point[]): string {
  return points.map(({ lon, lat }) => `${degree(lon)},${degree(lat)}`).join(",");
}

/** Latitude first, as maps say it: `38.334, 128.518`. */
export function pointText({ lon, lat }: Point): string {
  return `${degree(lat)}, ${degree(lon)}`;
}

export function isPoint({ lon, lat }: Point): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

function numbersOf(text: string): number[] {
  const texts = text.split(",").map((entry) => entry.trim());
  return texts.every((entry) => /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(entry)) ? texts.map(Number) : [];
}

function degree(value: number): string {
  return plain(Math.round(value * finestDegree) / finestDegree);
}

/** The service reads no exponents here. */
function plain(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}
