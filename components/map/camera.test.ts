import { describe, expect, test } from "vitest";
import { filling, fitted, fromScreen, isSeen, panned, toScreen, worldPx, zoomed } from "./camera.ts";

const size = { width: 320, height: 180 };
const songjiho = { lon: 128.5182, lat: 38.3341 };

describe("what a map looks at", () => {
  test("a position has a pixel, and the pixel that position", () => {
    const camera = fitted([songjiho], size, 12);
    expect(toScreen(camera, size, songjiho)).toEqual([160, 90]);
    const { lon, lat } = fromScreen(camera, size, [200, 40]);
    const [x, y] = toScreen(camera, size, { lon, lat });
    expect([Math.round(x), Math.round(y)]).toEqual([200, 40]);
  });

  test("a position has as many digits as the zoom can tell", () => {
    expect(String(fromScreen(fitted([songjiho], size, 3), size, [10, 10]).lon)).toMatch(/^-?\d+(\.\d)?$/);
    expect(fromScreen(fitted([songjiho], size, 13), size, [160, 90])).toEqual({
      lon: 128.5182,
      lat: 38.3341,
    });
  });

  test("what is under the pointer stays there while one zooms", () => {
    const camera = fitted([songjiho], size, 8);
    const before = fromScreen(camera, size, [40, 150]);
    const after = fromScreen(zoomed(camera, 0.5, [40, 150], size), size, [40, 150]);
    expect(after.lon).toBeCloseTo(before.lon, 2);
    expect(after.lat).toBeCloseTo(before.lat, 2);
  });

  test("nobody zooms out of the world or moves beyond a pole", () => {
    const out = zoomed(fitted([songjiho], size), -40, [160, 90], size);
    expect(worldPx(out)).toBeCloseTo(size.width, 6);
    const north = panned(out, [0, -100_000], size);
    expect(fromScreen(north, size, [160, 0]).lat).toBeCloseTo(85.1, 0);
  });

  test("a map that has grown is full of the world again", () => {
    const small = zoomed(fitted([], { width: 40, height: 20 }), 0, [20, 10], { width: 40, height: 20 });
    expect(worldPx(small)).toBeLessThan(size.width);
    expect(worldPx(filling(small, size))).toBeCloseTo(size.width, 6);
    expect(filling(fitted([songjiho], size, 9), size)).toEqual(fitted([songjiho], size, 9));
  });

  test("going on to the east comes back from the west", () => {
    const camera = panned(fitted([{ lon: 179, lat: 0 }], size, 6), [200, 0], size);
    expect(fromScreen(camera, size, [160, 90]).lon).toBeLessThan(-170);
  });

  test("everything that is fitted is seen, over the date line too", () => {
    for (const positions of [
      [songjiho, { lon: 126.5, lat: 33.4 }],
      [
        { lon: 179, lat: -17 },
        { lon: -179, lat: -16 },
      ],
    ]) {
      const camera = fitted(positions, size);
      expect(positions.every((position) => isSeen(camera, size, position))).toBe(true);
      expect(camera.zoom).toBeGreaterThan(2);
    }
  });
});
