import { expect, test } from "vitest";
import { titleOf } from "#lib/fields/display.ts";
import type { Content } from "#lib/space/content.ts";
import { inferType, nameInWords } from "./infer-type.ts";

const at = "2026-11-01T00:00:00.000Z";

function item(id: string, fields: Record<string, unknown>): Content {
  const byLocale = Object.entries(fields).map(([name, value]) => [
    name,
    value === undefined ? {} : { "en-US": value },
  ]);
  return {
    sys: {
      ...{ id, type: "Content", createdAt: at, updatedAt: at, version: 1 },
      createdBy: { sys: { id: "ada" } },
      contentType: { sys: { id: "fieldTrip" } },
    },
    fields: Object.fromEntries(byLocale),
  };
}

const refer = (targetType: string) => ({ sys: { type: "Refer", targetType, id: "x" } });
const trips = [
  item("1", {
    slug: "https://example.com/one",
    when: "2026-11-01",
    name: "Down the estuary",
    people: 7,
    cover: refer("Media"),
    notes: "One line\nand another",
    map: { lon: 1, lat: 2 },
    guide: refer("Content"),
    story: { type: "doc", content: [] },
    stops: ["a", "b"],
    odd: 1,
    empty: undefined,
  }),
  item("2", { when: "2026-11-02", name: "Up again", people: 8, odd: "one" }),
];

test("each field has the kind that all its values have", () => {
  const kinds = Object.fromEntries(
    inferType("fieldTrip", trips).fields.map(({ apiName, type }) => [apiName, type]),
  );
  expect(kinds).toEqual({
    ...{ slug: "Text", when: "Date", name: "Text", people: "Integer", cover: "Refer", notes: "LongText" },
    ...{ map: "Location", guide: "Refer", story: "RichText", stops: "Array", odd: "Json", empty: "Json" },
  });
});

test("a short text names an item, not its address or its day", () => {
  const type = inferType("fieldTrip", trips);
  expect(type.displayField).toBe("name");
  expect(type.pictureField).toBe("cover");
  expect(type.summaryField).toBe("notes");
});

test("the single-line fields that are filled most often become columns", () => {
  expect(inferType("fieldTrip", trips).columns).toEqual(["when", "people", "slug", "@updatedAt"]);
});

test("an inferred type is read-only", () => {
  expect(inferType("fieldTrip", trips).create).toBe(false);
  expect(inferType("fieldTrip", []).fields).toEqual([]);
});

test("an item of a type that the Space file does not have is named all the same", () => {
  const [trip] = trips;
  const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: {} };
  expect(trip && titleOf(trip, reading)).toEqual({ text: "Down the estuary", localeId: "en-US" });
});

test.each([
  ["fieldTrip", "Field trip"],
  ["field-trip_2", "Field trip 2"],
  ["FAQ", "FAQ"],
  ["여행", "여행"],
  ["-", "-"],
])("%s is called %s", (id, name) => {
  expect(nameInWords(id)).toBe(name);
});
