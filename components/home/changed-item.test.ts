import { expect, test } from "vitest";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { changedItems } from "./changed-item.ts";

const types = readSpaceFile("lib/space-file/morae.json").contentTypes;
const [article, place] = types;
const reading = {
  localeId: "ko-KR",
  localeIds: ["en-US", "ko-KR"],
  titleFields: { article: "title", place: "name", note: "title" },
};

test("each line has its item's type; an item of another type has no line", () => {
  const contents = [content("article", 9), content("place", 8), content("drawing", 7)];
  const items = changedItems(contents, types, reading);
  expect(items.map(({ type, contentId }) => [type, contentId])).toEqual([
    [article, "article-9"],
    [place, "place-8"],
  ]);
});

test("a line is named in the locale that is read, else in one that there is", () => {
  const both = content("article", 9, { title: { "en-US": "Tide", "ko-KR": "물때" } });
  const english = content("article", 8, { title: { "en-US": "Dunes" } });
  const nameless = content("article", 7, { title: {} });
  const items = changedItems([both, english, nameless], types, reading);
  expect(items.map(({ title }) => title?.text)).toEqual(["물때", "Dunes", undefined]);
  expect(items.map(({ written }) => written)).toEqual([["en-US", "ko-KR"], ["en-US"], []]);
});

test("a type with one name for all locales is in no language of its own", () => {
  const [item] = changedItems([content("note", 1, { title: { "en-US": "12 geese" } })], types, reading);
  expect(item?.written).toEqual([]);
});

test("a cover that the service put in place of its Refer is the line's picture", () => {
  const cover = {
    sys: { ...sys("Media", 1), id: "m1" },
    fields: { file: { "en-US": { url: "http://localhost:4000/m1.webp", mimeGroups: ["Image"] } } },
  };
  const [item] = changedItems([content("article", 1, { cover: { "en-US": cover } })], types, reading);
  expect(item?.picture?.url).toBe("http://localhost:4000/m1.webp");
});

function content(type: string, hour: number, fields: Content["fields"] = {}): Content {
  return contentSchema.parse({
    sys: { ...sys("Content", hour), id: `${type}-${hour}`, contentType: { sys: { id: type } } },
    fields,
  });
}

function sys(type: string, hour: number) {
  const at = `2026-11-21T0${hour}:00:00Z`;
  return { type, createdBy: { sys: { id: "ada" } }, createdAt: at, updatedAt: at, version: 1 };
}
