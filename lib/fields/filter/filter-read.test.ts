import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { filterFieldsOf } from "../filter.ts";
import { readFilters } from "./filter-read.ts";

const type = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (type === undefined) throw new Error("The demo Space file has no type");
const fields = filterFieldsOf(type, ["en-US", "ko-KR"]);
const read = (name: string, value = "1") => readFilters([[name, value]], fields);

test("a condition without an operator means eq", () => {
  const filters = [{ key: "fields.length.en-US", operator: "eq", value: "8.4" }];
  expect(read("fields.length.en-US", "8.4")).toEqual({ filters });
  expect(read("fields.length.en-US[eq]", "8.4")).toEqual({ filters });
});

test("what does not mean to be a condition is left alone", () => {
  for (const name of ["utm_source", "fieldsets", "system", "q", "size"])
    expect(read(name)).toEqual({ filters: [] });
});

test.each([
  ["wrapped", "filter[fields.length.en-US]", "1"],
  ["malformed", "fields.length.en-US[gt", "1"],
  ["malformed", "fields.length.en-US[gt][lt]", "1"],
  ["unknownField", "fields.height.en-US", "1"],
  ["unknownField", "sys.secret", "1"],
  ["unknownLocale", "fields.length", "1"],
  ["unknownLocale", "fields.length.ko-KR", "1"],
  ["unknownLocale", "fields.title.fr-FR", "1"],
  ["closed", "fields.story.en-US[exists]", "true"],
  ["unknownOperator", "fields.length.en-US[above]", "1"],
  ["unknownOperator", "fields.length.en-US[constructor]", "1"],
  ["operator", "fields.length.en-US[prefix]", "1"],
  ["operator", "fields.cover.en-US", "x"],
  ["empty", "fields.length.en-US[gte]", ""],
  ["value", "fields.length.en-US[gte]", "far"],
  ["value", "fields.needsLowWater.en-US", "yes"],
  ["value", "fields.walkedOn.en-US[lt]", "2026-02-30"],
  ["value", "fields.tags.en-US[in]", "tide,,shore"],
])("an address that cannot be followed says why: %s, %s=%s", (reason, name, value) => {
  expect(read(name, value)).toMatchObject({ refused: { reason, value } });
});

test("more conditions than anybody reads are refused", () => {
  const entries = Array.from({ length: 21 }, (_, index) => ["sys.version[ne]", String(index)] as const);
  expect(readFilters(entries, fields)).toMatchObject({ refused: { reason: "tooMany" } });
});
