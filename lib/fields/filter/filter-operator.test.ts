import fc from "fast-check";
import { expect, test } from "vitest";
import { joinList, splitList } from "./filter-operator.ts";

test("a comma inside an entry is written with a backslash", () => {
  expect(splitList("a,b\\,c")).toEqual(["a", "b,c"]);
  expect(joinList(["a", "b,c"])).toBe("a,b\\,c");
});

test("any entries survive joining and splitting", () => {
  const entry = fc
    .string({ unit: fc.constantFrom("a", ",", "\\", " ", "가") })
    .filter((text) => !text.endsWith("\\"));
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(splitList(joinList(entries))).toEqual(entries);
    }),
  );
});

test("an entry that ends in a backslash comes last", () => {
  expect(splitList(joinList(["a\\", "b"]))).toEqual(["b", "a\\"]);
});
