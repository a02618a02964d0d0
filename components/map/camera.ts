/** Degrees. */
export interface MapPosition {
  lon: number;
  lat: number;
}

/** Pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/** The center on the unit square of Web Mercator; the world is 256 × 2^zoom pixels wide. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export type Point = readonly [x: number, y: number];

const tilePx = 256;
const zoomMax = 14;
const latMax = 85.05;
/** The share of the map that fitted positions may cover. */
const fitShare = 0.72;

/** A position on the unit square, clamped to the latitudes of Mercator. */
export function unitOf({ lon, lat }: MapPosition): Point {
  const sine = Math.sin((clamp(lat, -latMax, latMax) * Math.PI) / 180);
  return [(lon + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export function positionOf([x, y]: Point): MapPosition {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lon: (x - Math.floor(x)) * 360 - 180, lat };
}

/** How many pixels the world is wide. */
export function worldPx({ zoom }: Pick<Camera, "zoom">): number {
  return tilePx * 2 ** zoom;
}

/** The pixel of a position, in the copy of the world nearest to the center. */
export function toScreen(camera: Camera, { width, height }: MapSize, position: MapPosition): Point {
  const [x, y] = unitOf(position);
  const dx = x - camera.x;
  const scale = worldPx(camera);
  return [width / 2 + (dx - Math.round(dx)) * scale, height / 2 + (y - camera.y) * scale];
}

/** The position under a pixel, with as many digits as the zoom level resolves. */
export function fromScreen(camera: Camera, { width, height }: MapSize, [px, py]: Point): MapPosition {
  const scale = worldPx(camera);
  const { lon, lat } = positionOf([
    camera.x + (px - width / 2) / scale,
    camera.y + (py - height / 2) / scale,
  ]);
  const digits = clamp(Math.ceil(-Math.log10(360 / scale)), 0, 6);
  const round = (degrees: number) => Number(degrees.toFixed(digits)) + 0;
  return { lon: round(lon), lat: round(clamp(lat, -latMax, latMax)) };
}

/** Moves the center by pixels. */
export function panned(camera: Camera, [dx, dy]: Point, size: MapSize): Camera {
  const scale = worldPx(camera);
  return inBounds({ ...camera, x: camera.x + dx / scale, y: camera.y + dy / scale }, size);
}

/** Zooms by doublings around a pixel, which keeps its position. */
export function zoomed(camera: Camera, by: number, [px, py]: Point, size: MapSize): Camera {
  const zoom = clamp(camera.zoom + by, leastZoom(size), zoomMax);
  const [before, after] = [worldPx(camera), worldPx({ zoom })];
  const shift = 1 / before - 1 / after;
  const [dx, dy] = [px - size.width / 2, py - size.height / 2];
  return inBounds({ x: camera.x + dx * shift, y: camera.y + dy * shift, zoom }, size);
}

/** Zooms in if the world no longer fills a map that has grown. */
export function filling(camera: Camera, size: MapSize): Camera {
  return zoomed(camera, 0, [size.width / 2, size.height / 2], size);
}

/** Shows all positions, at most at zoom `nearest`; without any, the whole world. */
export function fitted(positions: readonly MapPosition[], size: MapSize, nearest = 9): Camera {
  const [first, ...rest] = positions.map(unitOf);
  if (first === undefined) return inBounds({ x: 0.5, y: 0.4, zoom: leastZoom(size) }, size);
  const xs = [first[0], ...rest.map(([x]) => x - Math.round(x - first[0]))];
  const ys = [first[1], ...rest.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(
    nearest,
    Math.log2((size.width * fitShare) / tilePx / Math.max(right - left, 1e-9)),
    Math.log2((size.height * fitShare) / tilePx / Math.max(bottom - top, 1e-9)),
  );
  return inBounds(
    { x: (left + right) / 2, y: (top + bottom) / 2, zoom: clamp(zoom, leastZoom(size), zoomMax) },
    size,
  );
}

/** Whether a position is visible, with a margin around it. */
export function isSeen(camera: Camera, size: MapSize, position: MapPosition, marginPx = 12): boolean {
  const [x, y] = toScreen(camera, size, position);
  return x >= marginPx && y >= marginPx && x <= size.width - marginPx && y <= size.height - marginPx;
}

/** The world fills the map. */
function leastZoom({ width, height }: MapSize): number {
  return Math.log2(Math.max(width, height, 1) / tilePx);
}

function inBounds({ x, y, zoom }: Camera, { height }: MapSize): Camera {
  const half = Math.min(height / 2 / worldPx({ zoom }), 0.5);
  return { x: x - Math.floor(x), y: clamp(y, half, 1 - half), zoom };
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** "38.3341, 128.5182": latitude first, as maps say it. */
export function positionWords({ lat, lon }: MapPosition): string {
  return `${Number(lat.toFixed(5))}, ${Number(lon.toFixed(5))}`;
}
