import { expect, test } from "vitest";
import { keptInside, moved, squareOf, wholeCrop } from "./crop.ts";

const size = { width: 400, height: 200 };

test("one begins with the middle, as large as it can be", () => {
  expect(squareOf(wholeCrop, size)).toEqual({ left: 100, top: 0, side: 200 });
});

test("a finger takes the picture along, and never leaves it", () => {
  expect(squareOf(moved(wholeCrop, { x: 0.25, y: 0 }, size), size)).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(moved(wholeCrop, { x: 9, y: 9 }, size), size)).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(moved(wholeCrop, { x: -9, y: -9 }, size), size)).toEqual({ left: 200, top: 0, side: 200 });
});

test("nearer is smaller, at most four times", () => {
  expect(squareOf(keptInside({ x: 0.5, y: 0.5, zoom: 9 }, size), size)).toEqual({
    ...{ left: 175, top: 75, side: 50 },
  });
  expect(keptInside({ x: 0, y: 0, zoom: 0 }, size).zoom).toBe(1);
});
