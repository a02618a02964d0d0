import { expect, test } from "vitest";
import type { Field } from "#lib/space-file/schema.ts";
import { displayOf } from "./display.ts";
import { shownSlot } from "./form.ts";
import { refersIn } from "./refer/form.ts";
import { richTextAsText } from "./rich-text/rich-text-words.ts";
import { type Speech, wordsOf } from "./text.ts";

const speech: Speech = {
  language: "en",
  yes: "Yes",
  no: "No",
  moment: (at) => at.replace("T", " "),
  refer: (display) => (display.kind === "closed" && display.id === "p1" ? "Songjiho" : "…"),
  document: richTextAsText,
  between: "\n",
};
const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: { place: "name" } };
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

const cases: [Field, unknown, string][] = [
  [{ ...common, type: "Text" }, "Tide", "Tide"],
  [{ ...common, type: "LongText", searchable: false }, "Tide\nEbb", "Tide\nEbb"],
  [{ ...common, type: "LongText", searchable: false }, "x".repeat(30_000), "x".repeat(30_000)],
  [{ ...common, type: "RichText" }, JSON.stringify(doc), "Low water\nBoots"],
  [{ ...common, type: "Number", unit: "km" }, "8.40", "8.4\u00a0km"],
  [{ ...common, type: "Number", unit: "km", max: 5 }, "8.40", "8.4\u00a0km"],
  [{ ...common, type: "Integer" }, "eight", "eight"],
  [{ ...common, type: "Boolean" }, "false", "No"],
  [{ ...common, type: "Date", time: false }, "2026-11-18", "18 Nov 2026"],
  [{ ...common, type: "Date", time: true }, "2026-11-18T10:42", "2026-11-18 10:42"],
  [{ ...common, type: "Location" }, '{"lon":128.518,"lat":38.334}', "38.334, 128.518"],
  [{ ...common, type: "Location" }, "somewhere", "somewhere"],
  [{ ...common, type: "Json" }, '{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  [{ ...common, type: "Json" }, '{"a": ', '{"a": '],
  [{ ...common, type: "Refer", target }, JSON.stringify(refer("p1")), "Songjiho"],
  [{ ...common, type: "Refer", target }, JSON.stringify(refer("p2")), "…"],
  [{ ...common, type: "Array", items: { type: "Text" } }, '["tide","ebb"]', "tide\nebb"],
  [{ ...common, type: "Array", minItems: 2, items: { type: "Text" } }, '["tide"]', "tide"],
  [{ ...common, type: "Array", items: { type: "Refer", target } }, JSON.stringify([refer("p1")]), "Songjiho"],
];

test.each(cases)(
  "a slot of $type is said as a member reads it, whether or not it keeps the rules",
  (field, text, said) => {
    expect(wordsOf(shownSlot(field, String(text), reading), speech)).toBe(said);
    expect(wordsOf(shownSlot(field, "", reading), speech)).toBeUndefined();
  },
);

test("a long list is formatted completely", () => {
  const tags = Array.from({ length: 1000 }, (_, index) => `tag${index}`);
  const shown = shownSlot({ type: "Array", items: { type: "Text" } }, JSON.stringify(tags), reading);
  expect(wordsOf(shown, speech)).toBe(tags.join("\n"));
});

test("each place says a moment, a Refer and a list in its own way", () => {
  const walked = displayOf({ type: "Date", time: true }, "2026-11-18T10:42:00Z", reading);
  expect(wordsOf(walked, { ...speech, moment: () => "today" })).toBe("today");
  const list = displayOf(
    { type: "Array", items: { type: "Refer", target } },
    [refer("p1"), refer("p2")],
    reading,
  );
  expect(wordsOf(list, { ...speech, between: ", " })).toBe("Songjiho, …");
  expect(wordsOf(list, { ...speech, refer: () => undefined })).toBe("");
});

test("only targets of a slot can be looked up", () => {
  expect(refersIn({ type: "Refer", target }, JSON.stringify(refer("p1")))).toMatchObject([{ id: "p1" }]);
  const several = JSON.stringify([refer("p1"), refer("p2")]);
  expect(refersIn({ type: "Array", items: { type: "Refer", target } }, several)).toHaveLength(2);
  expect(refersIn({ type: "Text" }, JSON.stringify(refer("p1")))).toEqual([]);
});
