import { type Camera, type MapPosition, type MapSize, unitOf, worldPx } from "./camera.ts";

/** The path of a closed ring, in the copy of the world that is nearest; each side goes the short way around. */
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
