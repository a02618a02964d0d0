import { expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { foundText } from "./found-text.ts";

const type: ContentType = {
  ...{ id: "note", label: { one: "Note", many: "Notes" }, icon: "box", create: true, columns: [] },
  displayField: "title",
  fields: [
    { apiName: "title", label: "Title", required: true, localized: true, type: "Text" },
    { apiName: "text", label: "Text", required: false, localized: true, type: "LongText", searchable: true },
  ],
};
const reading = { localeId: "en-US", localeIds: ["en-US", "ko-KR"], titleFields: { note: "title" } };

function note(title: Record<string, string>, text: string): Content {
  const at = "2026-11-01T00:00:00.000Z";
  return {
    sys: {
      ...{ id: "one", type: "Content", createdAt: at, updatedAt: at, version: 1 },
      createdBy: { sys: { id: "ada" } },
      contentType: { sys: { id: "note" } },
    },
    fields: { title, text: { "en-US": text } },
  };
}
const found = (content: Content, search = "tide") => foundText(content, type, reading, search);

test("an excerpt begins a few words before the match, wherever in a long text it is", () => {
  const long = `${"sand ".repeat(20_000)}and the tide ${"comes in ".repeat(1000)}`;
  const excerpt = found(note({ "en-US": "Note" }, long));
  expect(excerpt?.text).toMatch(/^…(sand )+and the tide comes in /);
  expect(excerpt?.text.length).toBe(2001);
});

test("an excerpt of a text in single letters begins before its match, too", () => {
  const long = `${"바닷가 ".repeat(1000)}그리고 밀물이 온다`.normalize("NFD");
  expect(found(note({ "en-US": "Note" }, long), "밀물")?.text).toMatch(/^…(바닷가 )*그리고 밀물이 온다$/);
});

test("a title that is shown and has the match needs no excerpt; one in another language does", () => {
  expect(found(note({ "en-US": "High tide" }, "tide"))).toBeUndefined();
  expect(found(note({ "en-US": "Note", "ko-KR": "밀물 tide" }, ""))).toEqual({
    text: "밀물 tide",
    localeId: "ko-KR",
  });
  expect(found(note({ "en-US": "Note" }, "fog"))).toBeUndefined();
});

test("a title that is no text is no excerpt: HTML has tags", () => {
  const rich: ContentType = {
    ...type,
    fields: [{ apiName: "title", label: "Title", required: true, localized: true, type: "RichText" }],
  };
  const titleWords = {
    ...{ language: "en", timeZone: "UTC", yes: "", no: "" },
    kinds: { note: { type: "RichText" } as const },
  };
  const content = note({ "en-US": "<p>Note</p>", "ko-KR": "<p>The tide</p>" }, "");
  expect(foundText(content, rich, { ...reading, titleWords }, "tide")).toBeUndefined();
});
