import { type Camera, type MapSize, unitOf, worldPx } from "./camera.ts";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line on the unit square of Web Mercator: x and y in turn, and the box around them. */
export interface Outline extends Box {
  points: Float64Array;
}

type Pair = readonly [x: number, y: number];

/** Beyond the edge, so that strokes along it are hidden. */
const beyondPx = 8;
const leastStepPx = 0.6;

/**
 * Prepares a line of `[lon, lat]` for repeated drawing. A line across the date line continues beyond the edge of the
 * square, and one around a pole (Antarctica) is closed along it; else both would be drawn across the world.
 */
export function outlineOf(line: readonly (readonly number[])[]): Outline {
  const pairs = unbroken(line.map(([lon = 0, lat = 0]) => unitOf({ lon, lat })));
  const points = new Float64Array(pairs.length * 2);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [index, [x, y]] of pairs.entries()) {
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { points, ...box };
}

function unbroken(line: readonly Pair[]): Pair[] {
  const pairs: Pair[] = [];
  let turns = 0;
  for (const [index, [x, y]] of line.entries()) {
    // The shorter way around.
    turns -= Math.round(x - (line[index - 1]?.[0] ?? x));
    pairs.push([x + turns, y]);
  }
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (turns === 0 || first === undefined || last === undefined || !isClosed(line)) return pairs;
  const pole = last[1] > 0.5 ? 1 : 0;
  return [...pairs, [last[0], pole], [first[0], pole]];
}

function isClosed(line: readonly Pair[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

/** The path of closed outlines, clipped to the map; fill it by `evenodd`. */
export function areasPath(outlines: readonly Outline[], camera: Camera, size: MapSize): string {
  return pathOf(outlines, camera, size, (pairs, box) => {
    const cut = cutArea(pairs, box);
    return cut.length < 3 ? "" : `${lineOf(cut)}Z`;
  });
}

/** The path of open lines, clipped to the map. */
export function linesPath(outlines: readonly Outline[], camera: Camera, size: MapSize): string {
  return pathOf(outlines, camera, size, (pairs, box) => runsIn(pairs, box).map(lineOf).join(""));
}

function pathOf(
  outlines: readonly Outline[],
  camera: Camera,
  size: MapSize,
  draw: (pairs: Pair[], box: Box) => string,
): string {
  const scale = worldPx(camera);
  const box = {
    ...{ left: -beyondPx, right: size.width + beyondPx },
    ...{ top: -beyondPx, bottom: size.height + beyondPx },
  };
  const parts: string[] = [];
  // The world repeats on both sides.
  for (const copy of [-1, 0, 1]) {
    const [x, y] = [size.width / 2 + (copy - camera.x) * scale, size.height / 2 - camera.y * scale];
    for (const outline of outlines) {
      const isOutside =
        x + outline.right * scale < box.left ||
        x + outline.left * scale > box.right ||
        y + outline.bottom * scale < box.top ||
        y + outline.top * scale > box.bottom;
      if (!isOutside) parts.push(draw(pairsOf(outline, x, y, scale), box));
    }
  }
  return parts.join("");
}

/** In pixels, without points closer than `leastStepPx`. */
function pairsOf({ points }: Outline, x: number, y: number, scale: number): Pair[] {
  const pairs: Pair[] = [];
  let last: Pair = [Infinity, Infinity];
  for (let index = 0; index < points.length; index += 2) {
    const pair: Pair = [x + (points[index] ?? 0) * scale, y + (points[index + 1] ?? 0) * scale];
    const isFar = Math.abs(pair[0] - last[0]) + Math.abs(pair[1] - last[1]) >= leastStepPx;
    if (!isFar && index < points.length - 2) continue;
    pairs.push(pair);
    last = pair;
  }
  return pairs;
}

/** Sutherland–Hodgman clipping. */
function cutArea(area: Pair[], { left, right, top, bottom }: Box): Pair[] {
  const cutX = cutSide(cutSide(area, 0, left, 1), 0, right, -1);
  return cutSide(cutSide(cutX, 1, top, 1), 1, bottom, -1);
}

function cutSide(area: Pair[], axis: 0 | 1, edge: number, sign: 1 | -1): Pair[] {
  const isInside = (pair: Pair) => (pair[axis] - edge) * sign >= 0;
  const cut: Pair[] = [];
  let before = area.at(-1);
  for (const pair of area) {
    if (before !== undefined && isInside(before) !== isInside(pair))
      cut.push(crossing(before, pair, axis, edge));
    if (isInside(pair)) cut.push(pair);
    before = pair;
  }
  return cut;
}

function crossing(from: Pair, to: Pair, axis: 0 | 1, edge: number): Pair {
  const share = (edge - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? from[1] + (to[1] - from[1]) * share : from[0] + (to[0] - from[0]) * share;
  return axis === 0 ? [edge, other] : [other, edge];
}

/** The pieces of a line that may be visible. */
function runsIn(line: Pair[], box: Box): Pair[][] {
  const runs: Pair[][] = [];
  let run: Pair[] = [];
  for (const [index, pair] of line.entries()) {
    const before = line[index - 1];
    if (before === undefined) continue;
    if (isAside(before, pair, box)) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else if (run.length === 0) run = [before, pair];
    else run.push(pair);
  }
  return run.length === 0 ? runs : [...runs, run];
}

function isAside([ax, ay]: Pair, [bx, by]: Pair, { left, right, top, bottom }: Box): boolean {
  return (
    (ax < left && bx < left) ||
    (ax > right && bx > right) ||
    (ay < top && by < top) ||
    (ay > bottom && by > bottom)
  );
}

function lineOf(pairs: readonly Pair[]): string {
  return pairs.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)},${y.toFixed(1)}`).join("");
}
