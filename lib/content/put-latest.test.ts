import { expect, test } from "vitest";
import { putLatest } from "./put-latest.ts";

test("a map keeps the newest entries; setting one again makes it the newest", () => {
  const map = new Map<string, number>();
  for (const [at, key] of ["a", "b", "c", "a", "d"].entries()) putLatest(map, key, at, 3);
  expect([...map]).toEqual([
    ["c", 2],
    ["a", 3],
    ["d", 4],
  ]);
});
