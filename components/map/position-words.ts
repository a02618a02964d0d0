import type { MapPosition } from "./camera.ts";

/** "38.3341, 128.5182": latitude first, as maps say it. */
export function positionWords({ lat, lon }: MapPosition): string {
  return `${Number(lat.toFixed(5))}, ${Number(lon.toFixed(5))}`;
}
