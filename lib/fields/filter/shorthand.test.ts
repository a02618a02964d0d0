import { expect, test } from "vitest";
import { type FilterKind, operatorsOffered } from "./filter-kinds.ts";
import { isFilterValue } from "./filter-value.ts";
import {
  containedText,
  containsPattern,
  daysAgo,
  shorthandOf,
  shorthandsOf,
  wireFilters,
  wirePattern,
} from "./shorthand.ts";

test.each(["tide", "Mr. O’Neil (50%)", "물때", "a\\b", "x|y", "", "(?i)"])("contains %j", (text) => {
  expect(containedText(containsPattern(text))).toBe(text);
  expect(new RegExp(containsPattern(text).slice("(?i)".length), "i").test(`> ${text} <`)).toBe(true);
});

test("the text of “contains” is normalized", () => {
  expect(containsPattern("\u200b물때\u00a0b".normalize("NFD"))).toBe(containsPattern("물때 b"));
  for (const saved of ["(?i)low\u00a0water", "(?i)\\\u200blow water"])
    expect(containedText(saved)).toBe("low water");
});

test("a space that is contained is also one that breaks no line", () => {
  for (const space of ["\u00a0", "\u2007", "\u202f", " "])
    expect(new RegExp(wirePattern("low water"), "u").test(`Low${space}water`)).toBe(true);
  expect(wirePattern(`low ${"tide".repeat(20)}`)).toBe(`(?i)low[ \u00a0\u2007\u202f]${"tide".repeat(20)}`);
});

test.each(["tide", "Mr. O’Neil (50%)", "물때", "a\\b", "x|y", "Straße", "[-^]", "Ⅷ ǆ"])(
  "a Space gets %j in a pattern without flags, which any engine reads",
  (text) => {
    for (const flags of ["", "u"])
      expect(new RegExp(wirePattern(text), flags).test(`> ${text} <`)).toBe(true);
    expect(wirePattern("tide".repeat(20))).toBe(`(?i)${"tide".repeat(20)}`);
    expect(new RegExp(wirePattern("tide"), "u").test("LOW TIDE")).toBe(true);
  },
);

test("a filter by what a text contains has that pattern on the wire", () => {
  const filter = { key: "title.en", operator: "regex", value: containsPattern("a.b") } as const;
  expect(wireFilters(filter, { kind: "text", timeZone: "UTC" })).toEqual([
    { ...filter, value: "[aA]\\.[bB]" },
  ]);
  const own = { ...filter, value: "^a" };
  expect(wireFilters(own, { kind: "text", timeZone: "UTC" })).toEqual([own]);
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

test.each([
  [
    "Asia/Seoul",
    "2026-11-03T22:00Z",
    "2026-10-29",
    "2026-11-04",
    "2026-10-28T15:00:00Z",
    "2026-11-04T14:59:59.999Z",
  ],
  [
    "America/New_York",
    "2026-11-04T03:00Z",
    "2026-10-28",
    "2026-11-03",
    "2026-10-28T04:00:00Z",
    "2026-11-04T04:59:59.999Z",
  ],
])("the last 7 days end with today in %s", (timeZone, now, firstDay, lastDay, from, to) => {
  const filter = { key: "sys.createdAt", operator: "gte", value: "-7d" } as const;
  const values = (kind: FilterKind) =>
    wireFilters(filter, { kind, timeZone, now: Date.parse(now) }).map((each) => [each.operator, each.value]);
  expect(values("date")).toEqual([
    ["gte", firstDay],
    ["lte", lastDay],
  ]);
  expect(values("stamp")).toEqual([
    ["gte", from],
    ["lte", to],
  ]);
});

test("other conditions are sent unchanged", () => {
  const texts = { key: "fields.title.en-US", operator: "gte", value: "-30d" } as const;
  expect(shorthandOf(texts, "text")).toBeUndefined();
  expect(wireFilters(texts, { kind: "text", timeZone: "UTC" })).toEqual([texts]);
  const day = { key: "fields.walkedOn.en-US", operator: "gte", value: "2026-10-27" } as const;
  expect(wireFilters(day, { kind: "date", timeZone: "UTC" })).toEqual([day]);
  expect(shorthandOf({ operator: "regex", value: "(?i)tide" }, "text")).toBe("contains");
  expect(shorthandOf({ operator: "regex", value: "(?i)tide" }, "option")).toBeUndefined();
});

test("a number is one whose digits can all be kept, as in its field", () => {
  for (const number of ["9007199254740993", "-9007199254740993", "123456789012345678901", "1e400"])
    expect(isFilterValue("number", "eq", number)).toBe(false);
  for (const number of ["9007199254740992", "9007199254740994", "1e21", "0.1"])
    expect(isFilterValue("number", "eq", number)).toBe(true);
  expect(isFilterValue("number", "in", "1,9007199254740993")).toBe(false);
});

test("to contain nothing is no value of a pattern", () => {
  expect(isFilterValue("text", "regex", "(?i)")).toBe(false);
  expect(isFilterValue("text", "eq", "(?i)")).toBe(true);
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
