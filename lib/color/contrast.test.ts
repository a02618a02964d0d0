import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

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
