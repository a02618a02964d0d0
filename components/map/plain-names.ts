import type { Named } from "./map-style.ts";

interface NamesOptions {
  /** The most important first. */
  names: readonly Named[];
  toPoint: (place: Named) => readonly [x: number, y: number] | null;
  size: { width: number; height: number };
}

export interface PlacedName {
  name: string;
  x: number;
  y: number;
}

const heightPx = 16;
const latinPx = 6;
const hangulPx = 11;
const namesMax = 24;

/** The names that are in the picture and do not overlap. */
export function namesThatFit({ names, toPoint, size }: NamesOptions): PlacedName[] {
  const placed: (PlacedName & { half: number })[] = [];
  for (const place of names) {
    if (placed.length === namesMax) break;
    const point = toPoint(place);
    if (point === null) continue;
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const half = [...place.name].reduce((sum, letter) => sum + (letter > "ᄀ" ? hangulPx : latinPx), 0) / 2;
    const isInside = x > half && x < size.width - half && y > heightPx && y < size.height - heightPx;
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > heightPx,
    );
    if (isInside && isFree) placed.push({ name: place.name, x, y, half });
  }
  return placed;
}
