import { expect, test } from "vitest";
import { titleOf } from "#lib/fields/display.ts";
import type { ContentType, FieldKind } from "#lib/space-file/schema.ts";
import { titlesOf } from "./titles.ts";

const sys = {
  ...{ id: "one", type: "Content", version: 1 },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
  createdBy: { sys: { id: "ada" } },
};
const contentOf = (typeId: string, value: unknown) => ({
  sys: { ...sys, contentType: { sys: { id: typeId } } },
  fields: { name: { "en-US": value } },
});

const common = { label: "Name", required: false, localized: false };

function typeOf(id: string, kind: FieldKind): ContentType {
  return {
    ...{ id, label: { one: id, many: id }, icon: "box", create: true, columns: [], displayField: "name" },
    fields: [{ apiName: "name", ...common, ...kind }],
  };
}

const place = typeOf("place", { type: "Text" });
const english = { language: "en", timeZone: "Asia/Seoul", yes: "Yes", no: "No" };
const korean = { ...english, language: "ko", yes: "예", no: "아니요" };

function titleAs(kind: FieldKind, value: unknown, words = english) {
  const reading = {
    localeId: "en-US",
    localeIds: ["en-US"],
    ...titlesOf([typeOf("log", kind), place], words),
  };
  return titleOf(contentOf("log", value), reading);
}

const paragraph = (...texts: string[]) => ({
  type: "paragraph",
  content: texts.map((text) => ({ type: "text", text })),
});
const document = (...content: object[]) => ({ type: "doc", content });
const media = {
  sys: { ...sys, type: "Media" },
  fields: { title: { "en-US": "Low tide" }, file: { "en-US": { fileName: "tide.jpg" } } },
};
const refer = { sys: { type: "Refer", targetType: "Content", id: "p" } };
const target = { targetType: "Content" } as const;

test.each<[what: string, kind: FieldKind, value: unknown, title: string | undefined]>([
  ["a text", { type: "Text" }, "Tide", "Tide"],
  ["a long text on one line", { type: "LongText", searchable: false }, "High\ntide", "High tide"],
  ["a number", { type: "Integer" }, 1204, "1,204"],
  ["a number with its unit", { type: "Number", unit: "km" }, 8.4, "8.4\u00a0km"],
  ["a number that is a text", { type: "Number" }, "12", "12"],
  ["a day", { type: "Date", time: false }, "2026-09-15", "15 Sep 2026"],
  [
    "a moment, where the member is",
    { type: "Date", time: true },
    "2026-11-15T16:30:00Z",
    "16 Nov 2026, 01:30",
  ],
  ["no date", { type: "Date", time: true }, "soon", "soon"],
  ["yes", { type: "Boolean" }, true, "Yes"],
  ["no", { type: "Boolean" }, false, "No"],
  ["a position", { type: "Location" }, { lon: 128.5183, lat: 38.3341 }, "38.334, 128.518"],
  ["no position", { type: "Location" }, { here: true }, undefined],
  ["tags", { type: "Array", items: { type: "Text" } }, ["river", "", "easy"], "river, easy"],
  ["data", { type: "Json" }, { a: 1 }, undefined],
  ["an item", { type: "Refer", target }, contentOf("place", "Pier"), "Pier"],
  ["a photo", { type: "Refer", target: { targetType: "Media" } }, media, "Low tide"],
  ["what is not expanded", { type: "Refer", target }, refer, undefined],
  [
    "items",
    { type: "Array", items: { type: "Refer", target } },
    [refer, contentOf("place", "Pier"), media],
    "Pier, Low tide",
  ],
  [
    "the first line of a document",
    { type: "RichText" },
    document(paragraph(), paragraph("High ", "tide"), paragraph("Low")),
    "High tide",
  ],
  [
    "the first line of a list",
    { type: "RichText" },
    document(
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph("One")] }] },
      paragraph("Two"),
    ),
    "One",
  ],
  [
    "a line up to its break",
    { type: "RichText" },
    document({ type: "paragraph", content: [{ type: "text", text: "One" }, { type: "hardBreak" }] }),
    "One",
  ],
  ["a document without words", { type: "RichText" }, document({ type: "horizontalRule" }), undefined],
  [
    "the first line of HTML",
    { type: "RichText" },
    "<h2 class='a'> </h2><p>Knows the <b>river</b> paths.</p><p>And others.</p>",
    "Knows the river paths.",
  ],
  ["a line of HTML up to its break", { type: "RichText" }, "<p>High<br />tide</p>", "High"],
])("%s names an item", (_, kind, value, title) => {
  expect(titleAs(kind, value)?.text).toBe(title);
});

test("numbers and dates are written in the member's language, and said to be", () => {
  expect(titleAs({ type: "Date", time: false }, "2026-11-15", korean)).toEqual({
    text: "2026. 11. 15.",
    localeId: "ko",
  });
  expect(titleAs({ type: "Boolean" }, true, korean)?.text).toBe("예");
  expect(titleAs({ type: "Array", items: { type: "Text" } }, ["강"], korean)?.localeId).toBe("en-US");
});

test("an item of a type without a display field has no title", () => {
  const { displayField: _, ...untitled } = typeOf("log", { type: "Text" });
  const reading = { localeId: "en-US", localeIds: ["en-US"], ...titlesOf([untitled], english) };
  expect(titleOf(contentOf("log", "Tide"), reading)).toBeUndefined();
});

test("a Space whose titles are all texts sends browsers nothing more", () => {
  expect(titlesOf([place], english)).toEqual({ titleFields: { place: "name" } });
  expect(titlesOf([typeOf("log", { type: "Number", unit: "m" })], english).titleWords?.kinds).toEqual({
    log: { type: "Number", unit: "m" },
  });
});

test("a deep document and unclosed tags take no time", () => {
  let deep: object = paragraph("end");
  for (let depth = 0; depth < 5_000; depth++) deep = { type: "quote", content: [deep] };
  expect(titleAs({ type: "RichText" }, document(deep))).toBeUndefined();
  expect(titleAs({ type: "RichText" }, "<".repeat(1_000_000))).toBeDefined();
});
