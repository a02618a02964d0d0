import { expect, test } from "vitest";
import { operatorsOffered } from "./filter-kinds.ts";
import { isFilterValue } from "./filter-value.ts";
import {
  containedText,
  containsPattern,
  daysAgo,
  shorthandOf,
  shorthandsOf,
  wireFilters,
} from "./shorthand.ts";

test.each(["tide", "Mr. O’Neil (50%)", "물때", "a\\b", "x|y", "", "(?i)"])("contains %j", (text) => {
  expect(containedText(containsPattern(text))).toBe(text);
  expect(new RegExp(containsPattern(text).slice("(?i)".length), "i").test(`> ${text} <`)).toBe(true);
});

test.each(["tide", "(?i)ti.de", "(?i)^tide", "(?i)a\\d", "(?i)\\"])(
  "%j is a pattern of its own",
  (pattern) => {
    expect(containedText(pattern)).toBeUndefined();
  },
);

test("texts can contain, dates can be of the last days, and nothing else", () => {
  const offered = (["text", "date", "stamp", "number"] as const).map((kind) =>
    shorthandsOf(kind, operatorsOffered(kind)),
  );
  expect(offered).toEqual([["contains"], ["last"], ["last"], []]);
  expect(shorthandsOf("text", ["eq", "prefix"])).toEqual([]);
});

test("the last days are from a day on, and end tomorrow, because it is tomorrow somewhere", () => {
  const filter = { key: "sys.createdAt", operator: "gte", value: "-7d" } as const;
  expect(shorthandOf(filter)).toBe("last");
  expect(wireFilters(filter, Date.UTC(2026, 10, 3, 22))).toEqual([
    { ...filter, value: "2026-10-27" },
    { ...filter, operator: "lte", value: "2026-11-04" },
  ]);
  const plain = { ...filter, value: "2026-10-27" };
  expect(wireFilters(plain)).toEqual([plain]);
});

test("last days are a value of dates with “on or after” alone", () => {
  for (const kind of ["date", "moment", "stamp"] as const) {
    expect(isFilterValue(kind, "gte", "-30d")).toBe(true);
    expect(isFilterValue(kind, "lte", "-30d")).toBe(false);
  }
  expect(isFilterValue("text", "gte", "-30d")).toBe(true);
  expect(isFilterValue("integer", "gte", "-30d")).toBe(false);
  for (const text of ["-0d", "30d", "-7", "-7D", "-99999d"]) {
    expect(isFilterValue("date", "gte", text)).toBe(false);
    expect(daysAgo(text)).toBeUndefined();
  }
});
