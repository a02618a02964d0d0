import { expect, test } from "vitest";
import { contrast, hexOf } from "./oklch.ts";

// As browsers answer for `oklch(…)` on a canvas.
test.each([
  [{ l: 0, c: 0, h: 0 }, "#000000"],
  [{ l: 1, c: 0, h: 0 }, "#ffffff"],
  [{ l: 0.627955, c: 0.257683, h: 29.2339 }, "#ff0000"],
  [{ l: 0.86644, c: 0.294827, h: 142.4953 }, "#00ff00"],
  [{ l: 0.452014, c: 0.313214, h: 264.052 }, "#0000ff"],
])("%j is %s", (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test("a colour that no screen shows stays a colour", () => {
  expect(hexOf({ l: 0.5, c: 0.4, h: 195 })).toMatch(/^#[0-9a-f]{6}$/);
});

const white = { l: 1, c: 0, h: 0 };
const black = { l: 0, c: 0, h: 0 };
const red = { l: 0.627955, c: 0.257683, h: 29.2339 };
const grey = { l: 0.5998, c: 0, h: 0 };

// As the Working Group's own examples and every checker have them.
test.each([
  [black, white, 21],
  [white, white, 1],
  [red, white, 4],
  [grey, white, 3.95],
])("%j on %j is %d to 1, whichever of them is the ground", (text, ground, ratio) => {
  expect(contrast(text, ground)).toBeCloseTo(ratio, 1);
  expect(contrast(ground, text)).toBe(contrast(text, ground));
});
