import { expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { slotsOf } from "./form-slot.ts";
import { textsOf } from "./form-text.ts";
import { writeOf } from "./form-write.ts";

const shared = { label: "F", required: false, localized: false } as const;
const type: ContentType = {
  id: "article",
  label: { one: "Article", many: "Articles" },
  icon: "box",
  displayField: "title",
  create: true,
  columns: [],
  fields: [
    { ...shared, apiName: "title", type: "Text", required: true, localized: true },
    { ...shared, apiName: "length", type: "Number" },
    { ...shared, apiName: "data", type: "Json" },
    { ...shared, apiName: "story", type: "RichText", localized: true },
    { ...shared, apiName: "constructor", type: "Text" },
  ],
};
const slots = slotsOf(type, ["en-US", "ko-KR"]);
const story = { "en-US": { type: "doc", content: [] } };
const base: Content = {
  sys: {
    id: "1",
    type: "Content",
    contentType: { sys: { id: "article" } },
    createdBy: { sys: { id: "m" } },
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    version: 7,
  },
  fields: {
    title: { "en-US": "Tide", "fr-FR": "Marée" },
    length: { "en-US": 8.4 },
    data: { "en-US": { b: 1, a: [1e21] } },
    story,
    unknown: { "en-US": 1 },
  },
  metadata: { tags: [{ sys: { id: "winter" } }] },
};

function send(from: Content | undefined, changes: Record<string, string>) {
  const written = writeOf(slots, from, { ...textsOf(slots, from), ...changes });
  return "write" in written ? written.write : written.problems;
}

test("untouched values go back unchanged: unedited kinds, unknown fields, other locales, tags", () => {
  expect(send(base, {})).toEqual({ fields: base.fields, metadata: { tags: [{ sys: { id: "winter" } }] } });
});

test("a change touches its field and locale alone, and not the Content that it began from", () => {
  const before = structuredClone(base);
  expect(send(base, { "title.ko-KR": "물때" })).toMatchObject({
    fields: { ...base.fields, title: { "en-US": "Tide", "fr-FR": "Marée", "ko-KR": "물때" } },
  });
  expect(base).toEqual(before);
});

test("an emptied slot is taken out, and the field stays as an empty object", () => {
  expect(send(base, { "length.en-US": "" })).toMatchObject({ fields: { length: {}, story } });
});

test("a new Content has the written fields and no more", () => {
  expect(send(undefined, { "title.en-US": "Tide", "constructor.en-US": "x" })).toEqual({
    fields: { title: { "en-US": "Tide" }, constructor: { "en-US": "x" } },
  });
});

test("a required field without any value is a problem of the default locale; problems are in slot order", () => {
  const problems = send(undefined, { "length.en-US": "x", "title.ko-KR": " " });
  expect(problems).toEqual(
    new Map([
      ["title.en-US", { code: "required" }],
      ["length.en-US", { code: "notANumber" }],
    ]),
  );
});

test("required is content with another locale, also when the default one is emptied", () => {
  expect(send(undefined, { "title.ko-KR": "물때" })).toMatchObject({
    fields: { title: { "ko-KR": "물때" } },
  });
  const sent = send(base, { "title.en-US": "", "title.ko-KR": "물때" });
  expect(sent).toMatchObject({ fields: { title: { "ko-KR": "물때" } } });
  expect(sent).not.toHaveProperty(["fields", "title", "en-US"]);
});
