import { geoDistance } from "d3-geo";
import { describe, expect, test } from "vitest";
import { fitted, type MapPosition, toScreen } from "./camera.ts";
import { areasPath, linesPath, outlineOf } from "./outlines.ts";
import { circleAround, ringPath, withCorner } from "./shapes.ts";

const size = { width: 300, height: 200 };
const kilometers = (one: MapPosition, other: MapPosition) =>
  geoDistance([one.lon, one.lat], [other.lon, other.lat]) * 6371.0088;

describe("a circle of kilometers", () => {
  test.each([
    ["in Korea", { lon: 128.5, lat: 38.3 }, 25],
    ["far in the north", { lon: 20, lat: 78 }, 400],
    ["over the date line", { lon: 179.9, lat: -17 }, 300],
  ])("is as wide on the ground %s", (_, center, radius) => {
    const ring = circleAround(center, radius);
    expect(ring.length).toBeGreaterThan(60);
    for (const position of ring) expect(kilometers(center, position)).toBeCloseTo(radius, 3);
  });

  test("does not jump where the longitudes do", () => {
    const ring = circleAround({ lon: 179.9, lat: -17 }, 300);
    const steps = ring.slice(1).map((position, index) => Math.abs(position.lon - (ring[index]?.lon ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(5);
  });

  test("around a pole is closed along the edge of the map", () => {
    expect(
      circleAround({ lon: 0, lat: 89 }, 500)
        .slice(-2)
        .map(({ lat }) => lat),
    ).toEqual([90, 90]);
    expect(circleAround({ lon: 0, lat: -89 }, 500).at(-1)?.lat).toBe(-90);
  });
});

describe("what is drawn", () => {
  const camera = fitted([{ lon: 0, lat: 0 }], size, 6);
  const numbers = (path: string) => [...path.matchAll(/-?\d+\.\d/g)].map(Number);
  const square = (half: number) =>
    outlineOf([
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
      [-half, -half],
    ]);

  test("land is cut along the edge, and land elsewhere is left out", () => {
    const path = areasPath([square(60)], camera, size);
    expect(path.endsWith("Z")).toBe(true);
    expect(Math.max(...numbers(path))).toBeLessThanOrEqual(308);
    expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(-8);
    expect(
      areasPath(
        [
          outlineOf([
            [100, 50],
            [101, 50],
            [101, 51],
          ]),
        ],
        camera,
        size,
      ),
    ).toBe("");
  });

  test("land goes on beyond the date line", () => {
    const east = fitted([{ lon: 180, lat: 0 }], size, 6);
    const fiji = outlineOf([
      [-179.9, -1],
      [-179, -1],
      [-179, 1],
      [-179.9, 1],
    ]);
    expect(areasPath([fiji], east, size)).not.toBe("");
  });

  test("land over the date line is not drawn across the world, and land around a pole ends at it", () => {
    const world = { x: 0.5, y: 0.5, zoom: 0 };
    const whole = { width: 256, height: 256 };
    const longest = (path: string) =>
      Math.max(
        ...path.split("M").flatMap((part) => {
          const xs = part
            .split(/[LZ]/)
            .filter(Boolean)
            .map((pair) => Number(pair.split(",")[0]));
          return xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? x)) || 0);
        }),
      );
    const chukotka = outlineOf(
      [170, 179, -175, -170, -179, 175, 170].map((lon, at) => [lon, at < 4 ? 65 : 68]),
    );
    expect(longest(areasPath([chukotka], world, whole))).toBeLessThan(20);
    const around = [-180, -90, 0, 90, 180, -180].map((lon) => [lon, -70]);
    const { bottom, right, left } = outlineOf(around);
    expect([bottom, right - left]).toEqual([1, 1]);
  });

  test("a border that leaves the map and comes back is two lines", () => {
    const border = outlineOf([
      [-1, 0],
      [0, 0],
      [40, 30],
      [80, 0],
      [40, -30],
      [0, -1],
      [-1, -1],
    ]);
    expect(linesPath([border], camera, size).match(/M/g)).toHaveLength(2);
  });

  test("an area goes the short way over the date line", () => {
    const ring = [
      { lon: 179, lat: 1 },
      { lon: -179, lat: 1 },
      { lon: -179, lat: -1 },
    ];
    const xs = numbers(ringPath(fitted(ring, size), size, ring)).filter((_, index) => index % 2 === 0);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(size.width);
  });
});

test("a new corner stands between the two that it is nearest to", () => {
  const camera = fitted([{ lon: 0, lat: 0 }], size, 6);
  const toPoint = (position: MapPosition) => toScreen(camera, size, position);
  const [a, b, c, d] = [
    { lon: 0, lat: 0 },
    { lon: 2, lat: 0 },
    { lon: 2, lat: 2 },
    { lon: 1, lat: -0.2 },
  ];
  expect(withCorner([a, b], c, toPoint)).toEqual([a, b, c]);
  expect(withCorner([a, b, c], d, toPoint)).toEqual([a, d, b, c]);
});
