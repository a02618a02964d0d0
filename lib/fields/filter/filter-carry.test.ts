import { expect, test } from "vitest";
import { carriedValue } from "./filter-carry.ts";

test("a day stays the same day when another operator looks at it from its other end", () => {
  const after = "2026-09-01T14:59:59.999Z";
  expect(carriedValue("stamp", ["gt", "gte"], after, "Asia/Seoul")).toBe("2026-08-31T15:00:00Z");
  expect(carriedValue("stamp", ["gt", "lte"], after, "Asia/Seoul")).toBe(after);
});

test("one becomes a list of one, and a list its first", () => {
  expect(carriedValue("text", ["eq", "in"], "a,b", "UTC")).toBe("a\\,b");
  expect(carriedValue("text", ["in", "ne"], "a\\,b,c", "UTC")).toBe("a,b");
});

test("what another kind of editor wrote is not carried", () => {
  expect(carriedValue("text", ["eq", "exists"], "true", "UTC")).toBe("");
  expect(carriedValue("location", ["near", "within"], "1,2,3", "UTC")).toBe("");
});
