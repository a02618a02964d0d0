import { expect, test } from "vitest";
import type { ContentType } from "#lib/space-file/schema.ts";
import { fieldsByType, inLanguage, manyOf, oneOf, titledTypes } from "./type-words.ts";

const type: ContentType = {
  id: "article",
  label: { one: { en: "Article", ko: "글" }, many: { en: "Articles", ko: "글" } },
  icon: "file-text",
  displayField: "title",
  create: true,
  columns: [],
  fields: [],
};

test("inside a sentence a type begins small", () => {
  expect(oneOf(type, "en")).toBe("article");
  expect(manyOf(type, "en")).toBe("articles");
  expect(oneOf(type, "ko")).toBe("글");
});

test("an abbreviation keeps its capitals", () => {
  expect(oneOf({ ...type, label: { one: "FAQ", many: "FAQs" } }, "en")).toBe("FAQ");
});

test("every type says which field summarizes its items", () => {
  const types = [
    { ...type, summaryField: "lede" },
    { ...type, id: "log" },
  ];
  expect(fieldsByType(types, "summaryField")).toEqual({ article: "lede" });
});

test("what a search by title needs of a type is its title alone", () => {
  const fieldOf = (apiName: string) =>
    ({ apiName, label: apiName, type: "Text", required: false, localized: false }) as const;
  const [title, note] = [fieldOf("title"), fieldOf("note")];
  const types = [
    { ...type, fields: [title, note] },
    { ...type, id: "log", fields: [note] },
  ];
  expect(titledTypes(types)).toEqual([
    { id: "article", label: type.label, displayField: "title", fields: [title] },
  ]);
});

test("a page has the words of a type in one language", () => {
  const words = { en: "Title", ko: "제목" };
  const title = { apiName: "title", label: words, required: true, localized: true, type: "Text" } as const;
  const { label, fields } = inLanguage({ ...type, fields: [title, { ...title, help: words }] }, "ko");
  expect(label).toEqual({ one: "글", many: "글" });
  expect(fields).toEqual([
    { ...title, label: "제목" },
    { ...title, label: "제목", help: "제목" },
  ]);
});
