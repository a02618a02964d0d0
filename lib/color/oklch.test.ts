import { expect, test } from "vitest";
import { hexOf } from "./oklch.ts";

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
