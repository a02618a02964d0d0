import { expect, test } from "vitest";
import type { FormField } from "./form/form-slot.ts";
import { refersOf, type Speech, spokenText } from "./text.ts";

const speech: Speech = {
  language: "en",
  yes: "Yes",
  no: "No",
  nameOf: (id) => (id === "p1" ? "Songjiho" : undefined),
};
const common = { apiName: "field", label: "Field", required: false, localized: false };
const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "Content" } });
const target = { targetType: "Content" as const };
const doc = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Low water" }] },
    {
      type: "bulletList",
      content: [
        { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "Boots" }] }] },
      ],
    },
  ],
};

const cases: [FormField, unknown, string][] = [
  [{ ...common, type: "Text" }, "Tide", "Tide"],
  [{ ...common, type: "LongText", searchable: false }, "Tide\nEbb", "Tide\nEbb"],
  [{ ...common, type: "RichText" }, JSON.stringify(doc), "Low water\nBoots"],
  [{ ...common, type: "Number", unit: "km" }, "8.40", "8.4\u00a0km"],
  [{ ...common, type: "Integer" }, "eight", "eight"],
  [{ ...common, type: "Boolean" }, "false", "No"],
  [{ ...common, type: "Date", time: false }, "2026-11-18", "18 Nov 2026"],
  [{ ...common, type: "Date", time: true }, "2026-11-18T10:42", "2026-11-18 10:42"],
  [{ ...common, type: "Location" }, '{"lon":128.518,"lat":38.334}', "38.334, 128.518"],
  [{ ...common, type: "Json" }, '{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  [{ ...common, type: "Refer", target }, JSON.stringify(refer("p1")), "Songjiho"],
  [{ ...common, type: "Refer", target }, JSON.stringify(refer("p2")), "…"],
  [{ ...common, type: "Array", items: { type: "Text" } }, '["tide","ebb"]', "tide\nebb"],
  [{ ...common, type: "Array", items: { type: "Refer", target } }, JSON.stringify([refer("p1")]), "Songjiho"],
];

test.each(cases)("a value of $type is said as a member reads it", (field, text, said) => {
  expect(spokenText(field, String(text), speech)).toBe(said);
  expect(spokenText(field, "", speech)).toBe("");
});

test("what a slot refers to can be asked for, and nothing else", () => {
  expect(refersOf({ ...common, type: "Refer", target }, JSON.stringify(refer("p1")))).toMatchObject([
    { id: "p1" },
  ]);
  expect(
    refersOf(
      { ...common, type: "Array", items: { type: "Refer", target } },
      JSON.stringify([refer("p1"), refer("p2")]),
    ),
  ).toHaveLength(2);
  expect(refersOf({ ...common, type: "Text" }, JSON.stringify(refer("p1")))).toEqual([]);
});
