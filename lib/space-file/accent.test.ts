import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { derivedAccent, leastForText, leastLegible, nearestLegible } from "./accent.ts";

const color = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});
const theme = fc.constantFrom("light", "dark");

test("the accent of any brand colour is legible", () => {
  fc.assert(
    fc.property(color, theme, (brand, by) => {
      expect(leastLegible(derivedAccent(brand, by), brand, by).ratio).toBeGreaterThanOrEqual(leastForText);
    }),
    { numRuns: 2_000 },
  );
});

/** No screen that is sold has more. */
const mostChroma = 0.37;

test("the nearest accent can be read, has the same hue and chroma, and is the accent itself where that can", () => {
  fc.assert(
    fc.property(color, color, theme, (accent, brand, by) => {
      const near = nearestLegible(accent, brand, by);
      expect(leastLegible(near, brand, by).ratio).toBeGreaterThanOrEqual(leastForText);
      expect(near.h).toBe(accent.h);
      if (accent.c <= mostChroma) expect(near.c).toBe(accent.c);
      if (leastLegible(accent, brand, by).ratio >= leastForText) expect(near).toEqual(accent);
    }),
    { numRuns: 500 },
  );
});

test("yellow words on white are measured as every checker does", () => {
  const yellow = { l: 0.86, c: 0.18, h: 95 };
  const { of, ratio } = leastLegible(yellow, yellow, "light");
  expect(of).toBe("accent on the background");
  expect(ratio).toBeGreaterThan(1.2);
  expect(ratio).toBeLessThan(1.5);
});

test("the grounds are those of the style sheet", () => {
  const tokens = readFileSync("app/styles/theme.css", "utf8");
  const source = readFileSync("lib/space-file/accent.ts", "utf8");
  for (const name of ["background", "sheet", "sunken", "raised"]) {
    const [, light, dark] =
      new RegExp(`--color-${name}:\\s*light-dark\\(oklch\\(([^)]+)\\),\\s*oklch\\(([^)]+)\\)\\)`).exec(
        tokens,
      ) ?? [];
    for (const parts of [light, dark]) {
      const [l, c, h] = (parts ?? "").split(" ");
      expect(source).toContain(`${name}: { l: ${l}, c: ${c}, h: ${h} }`);
    }
  }
});

test("a colour that no screen has, and that can be read at no lightness, gets less chroma", () => {
  const beyond = { l: 0, c: 0.4, h: 23 };
  const near = nearestLegible(beyond, { l: 0.5, c: 0.4, h: 180 }, "dark");
  expect(near.c).toBeGreaterThan(mostChroma);
  expect(near.c).toBeLessThan(beyond.c);
});
