import type { Position } from "#lib/fields/location/position.ts";
import { nearTurn, type Point } from "../geometry.ts";

/** An item on a map. */
export interface Pin extends Position {
  id: string;
  name: string;
}

/** Pins that would overlap, around the first of them. */
export interface PinGroup extends Position {
  /** Of its first pin: the same while others join and leave. */
  id: string;
  pins: readonly Pin[];
}

const tilePx = 512;
const latMax = 85.05;
const apartPx = 40;
/** Beyond it, pins that still overlap are at one place. */
export const closestZoom = 16;

/** Each pin is in the group of the first one before it that is less than 40 pixels away. */
export function pinGroups(pins: readonly Pin[], zoom: number): PinGroup[] {
  const groups: { at: Point; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const at = pointAt(pin, zoom);
    const near = groups.find((group) => isNear(group.at, at, zoom));
    if (near === undefined) groups.push({ at, pins: [pin] });
    else near.pins.push(pin);
  }
  return groups.flatMap(({ pins: [first, ...rest] }) =>
    first === undefined ? [] : [{ ...first, ...middleOf([first, ...rest]), pins: [first, ...rest] }],
  );
}

/** Whether a closer look shows them apart. */
export function canSplit(group: PinGroup): boolean {
  return pinGroups(group.pins, closestZoom).length > 1;
}

/** In pixels of the whole world. */
function pointAt({ lon, lat }: Position, zoom: number): Point {
  const size = tilePx * 2 ** zoom;
  const sine = Math.sin((Math.min(Math.max(lat, -latMax), latMax) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(lon / 360 + 0.5) * size, y * size];
}

function isNear([ax, ay]: Point, [bx, by]: Point, zoom: number): boolean {
  const size = tilePx * 2 ** zoom;
  const across = Math.abs(ax - bx);
  return Math.hypot(Math.min(across, size - across), ay - by) < apartPx;
}

function middleOf(pins: readonly [Pin, ...Pin[]]): Position {
  const [{ lon: first }] = pins;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const lon = mean(pins.map((pin) => nearTurn(pin.lon, first)));
  return { lon: nearTurn(lon, 0), lat: mean(pins.map(({ lat }) => lat)) };
}
