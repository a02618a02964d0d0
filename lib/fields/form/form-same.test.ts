import { expect, test } from "vitest";
import { isSameFields, isSameValue } from "./form-same.ts";

test.each([
  [undefined, null, true],
  ["", undefined, true],
  [[], null, true],
  [0, undefined, false],
  [false, undefined, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [[1], { 0: 1 }, false],
  [{ a: null }, { a: "" }, false],
  ["1", 1, false],
])("%j and %j: %s", (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
});

test("fields are the same when every locale is, and an empty field is no field", () => {
  expect(isSameFields({ title: { "en-US": "a" }, data: {} }, { title: { "en-US": "a", "ko-KR": "" } })).toBe(
    true,
  );
  expect(isSameFields({ title: { "en-US": "a" } }, { title: { "ko-KR": "a" } })).toBe(false);
});
