import { expect, test } from "vitest";
import type { Kind } from "#lib/space-file/schema.ts";
import { searchMethods, searchPlacesOf, selected } from "./search-methods.ts";

test.each<[kind: Kind, text: string, value: string]>([
  ["Integer", "1,204", "1204"],
  ["Number", " -0.5", "-0.5"],
])("a title that is a(n) %s is found by its whole value", (kind, text, value) => {
  expect(searchMethods(text, ["name.en-US"], kind)).toEqual([
    { place: "name.en-US", condition: ["fields.name.en-US", value], reach: "equals" },
  ]);
});

test.each<[kind: Kind, text: string]>([
  ["Integer", "room"],
  ["Integer", "1.5"],
  ["Integer", ","],
  ["Number", "Infinity"],
  ["Date", "2026"],
  ["Boolean", "true"],
  ["RichText", "tide"],
  ["Location", "38"],
  ["Json", "tide"],
  ["Refer", "tide"],
  ["Array", "tide"],
])("a title that is a(n) %s is not asked for %s", (kind, text) => {
  expect(searchMethods(text, ["name.en-US"], kind)).toEqual([]);
  expect(searchMethods(text, ["sys.search"], kind)).toHaveLength(1);
});

test.each(["Text", "LongText"] as const)(
  "a title that is a %s is asked for what it contains, then begins with",
  (kind) => {
    const asked = searchMethods("a", ["name.en-US"], kind).map(({ reach, condition: [key] }) => [reach, key]);
    expect(asked).toEqual([
      ["contains", "fields.name.en-US[regex]"],
      ["begins", "fields.name.en-US[prefix]"],
      ["begins", "fields.name.en-US[prefix]"],
    ]);
  },
);

test("a search is normalized", () => {
  expect(searchMethods("\ufeff물때\u200b\u00a0".normalize("NFD"), ["sys.search"])).toEqual(
    searchMethods("물때", ["sys.search"]),
  );
  expect(searchMethods("\u200b", ["sys.search", "name.en-US"])).toEqual([]);
});

test("a type without a title is searched in its texts alone, and its items are read whole", () => {
  expect(searchPlacesOf({ fields: [] }, ["en-US"])).toEqual(["sys.search"]);
  expect(selected(undefined, "cover", "cover")).toEqual([["select", "fields.cover"]]);
  expect(selected(undefined)).toEqual([]);
});
