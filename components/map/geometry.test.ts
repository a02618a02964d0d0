import { describe, expect, test } from "vitest";
import type { Position } from "#lib/fields/location/position.ts";
import {
  areaOf,
  boundsOf,
  circleAround,
  coreOf,
  positionsOf,
  ringOf,
  roundedPosition,
  withCorner,
} from "./geometry.ts";

const songjiho = { lon: 128.5182, lat: 38.3341 };

test("a position has as many digits as the zoom can tell", () => {
  const exact = { lon: 128.518234567, lat: 38.334123456 };
  expect(roundedPosition(exact, 0)).toEqual({ lon: 128.5, lat: 38.3 });
  expect(roundedPosition(exact, 12)).toEqual({ lon: 128.5182, lat: 38.3341 });
  expect(roundedPosition({ lon: 190, lat: 0 }, 3)).toEqual({ lon: -170, lat: 0 });
});

describe("what has to be visible", () => {
  test("is the marker, the circle around it or the corners, else what is around the center", () => {
    expect(positionsOf({ marker: songjiho })).toEqual([songjiho]);
    expect(positionsOf({ marker: songjiho, radiusKilometers: 25 })).toEqual(circleAround(songjiho, 25));
    expect(positionsOf({ center: songjiho, polygon: [songjiho] })).toEqual([songjiho]);
    expect(positionsOf({ center: songjiho })).toEqual(circleAround(songjiho, 12));
    expect(positionsOf({})).toEqual([]);
  });

  test("goes on beyond the date line", () => {
    const bounds = boundsOf([
      { lon: 179, lat: -17 },
      { lon: -179, lat: -16 },
    ]);
    expect(bounds).toEqual([
      [179, -17],
      [181, -16],
    ]);
    expect(boundsOf([])).toBeUndefined();
  });
});

test("a fifth of the positions may be far away from where the map begins", () => {
  const near = [126.5, 127, 128.5, 129].map((lon) => ({ lon, lat: 37 }));
  const far = { lon: -2.2, lat: 36.7 };
  expect(new Set(coreOf([far, ...near]))).toEqual(new Set(near));
  expect(coreOf([far])).toEqual([far]);
  expect(coreOf([])).toEqual([]);
});

describe("a circle on the earth", () => {
  test("has every point at its distance", () => {
    for (const { lat } of circleAround({ lon: 0, lat: 0 }, 111.195))
      expect(Math.abs(lat)).toBeLessThan(1.001);
    const lats = circleAround(songjiho, 25).map(({ lat }) => lat - songjiho.lat);
    expect(Math.max(...lats)).toBeCloseTo(0.2248, 3);
  });

  test("goes on beyond the date line and ends at a pole that it is around", () => {
    expect(Math.max(...circleAround({ lon: 179.9, lat: 0 }, 100).map(({ lon }) => lon))).toBeGreaterThan(180);
    expect(circleAround({ lon: 0, lat: 89 }, 500).at(-1)?.lat).toBe(90);
    expect(circleAround({ lon: 0, lat: -89 }, 500).at(-1)?.lat).toBe(-90);
  });

  test("is none without a center or a radius", () => {
    expect(areaOf({ marker: songjiho, radiusKilometers: 0 })).toEqual([]);
    expect(areaOf({ radiusKilometers: 5 })).toEqual([]);
  });
});

test("an area goes the short way over the date line, and is closed", () => {
  const ring = ringOf([
    { lon: 179, lat: 1 },
    { lon: -179, lat: 1 },
    { lon: -179, lat: -1 },
  ]);
  expect(ring.map(([lon]) => lon)).toEqual([179, 181, 181, 179]);
  expect(ringOf([])).toEqual([]);
});

test("a new corner stands between the two that it is nearest to", () => {
  const toPoint = ({ lon, lat }: Position) => [lon * 10, -lat * 10] as const;
  const [a, b, c, d] = [
    { lon: 0, lat: 0 },
    { lon: 2, lat: 0 },
    { lon: 2, lat: 2 },
    { lon: 1, lat: -0.2 },
  ];
  expect(withCorner([a, b], c, toPoint)).toEqual([a, b, c]);
  expect(withCorner([a, b, c], d, toPoint)).toEqual([a, d, b, c]);
});
