/** Degrees, as in a Location. */
export interface Point {
  lon: number;
  lat: number;
}

export interface Near extends Point {
  kilometers: number;
}

const leastPoints = 3;

/** `longitude,latitude,distance` (`seed.md`, "near"); undefined if invalid. */
export function parseNear(text: string): Near | undefined {
  const numbers = parseNumbers(text);
  const [lon, lat, kilometers] = numbers ?? [];
  if (numbers?.length !== 3 || lon === undefined || lat === undefined || kilometers === undefined)
    return undefined;
  return isPoint({ lon, lat }) && kilometers >= 0 ? { lon, lat, kilometers } : undefined;
}

/** `lon,lat,lon,lat,lon,lat,…`: at least three points; the ring closes itself (`decisions.md`, "Lists"). */
export function parsePolygon(text: string): Point[] | undefined {
  const numbers = parseNumbers(text);
  if (!numbers || numbers.length % 2 === 1 || numbers.length < 2 * leastPoints) return undefined;
  const points = numbers.flatMap((lon, index) => {
    const lat = numbers[index + 1];
    return index % 2 === 0 && lat !== undefined ? [{ lon, lat }] : [];
  });
  return points.every(isPoint) ? points : undefined;
}

function parseNumbers(text: string): number[] | undefined {
  const texts = text.split(",").map((entry) => entry.trim());
  return texts.every((entry) => /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(entry)) ? texts.map(Number) : undefined;
}

function isPoint({ lon, lat }: Point): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}
