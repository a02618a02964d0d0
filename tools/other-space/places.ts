import { isRecord } from "./resource.ts";

interface Point {
  longitude: number;
  latitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthKm = 6371;

function pointOf(value: unknown): Point | undefined {
  if (!isRecord(value)) return undefined;
  const { longitude, latitude } = value;
  return typeof longitude === "number" && typeof latitude === "number" ? { longitude, latitude } : undefined;
}

export function isNear(value: unknown, center: Point, kilometers: number): boolean {
  const point = pointOf(value);
  if (point === undefined) return false;
  const [here, there] = [radians(point.latitude), radians(center.latitude)];
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const chord =
    half(point.latitude, center.latitude) +
    Math.cos(here) * Math.cos(there) * half(point.longitude, center.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(chord)) <= kilometers;
}

/** `longitude,latitude` pairs joined by semicolons; undefined unless there are three. */
export function points(text: string): Point[] | undefined {
  const ring = text.split(";").map((pair) => {
    const [longitude = NaN, latitude = NaN, ...rest] = pair.split(",").map(Number);
    return { longitude: rest.length === 0 ? longitude : NaN, latitude };
  });
  const isWhole = ring.every(({ longitude, latitude }) => Number.isFinite(longitude + latitude));
  return isWhole && ring.length >= 3 ? ring : undefined;
}

/** Whether a line from the point to the east crosses the ring an odd number of times. */
export function isInside(value: unknown, ring: readonly Point[]): boolean {
  const point = pointOf(value);
  if (point === undefined) return false;
  const crossed = ring.filter((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    if (from.latitude > point.latitude === to.latitude > point.latitude) return false;
    const part = (point.latitude - from.latitude) / (to.latitude - from.latitude);
    return point.longitude < from.longitude + part * (to.longitude - from.longitude);
  });
  return crossed.length % 2 === 1;
}
