import { expect, it } from "vitest";
import { isNestedDeeper } from "#service/nesting.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it("counts the levels that are open at once", () => {
  expect(isNestedDeeper(nested(3), 3)).toBe(false);
  expect(isNestedDeeper(nested(4), 3)).toBe(true);
  expect(isNestedDeeper('{"a":[{"b":[]}]}', 3)).toBe(true);
  expect(isNestedDeeper(`[${"[],{},".repeat(100)}1]`, 3)).toBe(false);
});

it("knows a bracket in a text for a letter", () => {
  expect(isNestedDeeper(JSON.stringify({ a: nested(9), [nested(9)]: 1 }), 2)).toBe(false);
  expect(isNestedDeeper('["\\"[[[[[[", "\\\\"]', 2)).toBe(false);
  expect(isNestedDeeper('["\\\\",[[[1]]]]', 2)).toBe(true);
});
