import { expect, test } from "vitest";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { newestOf } from "./changed-item.ts";

const [article, place, , note] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (article === undefined || place === undefined || note === undefined)
  throw new Error("The demo has four types.");
const reading = {
  localeId: "ko-KR",
  localeIds: ["en-US", "ko-KR"],
  titleFields: { article: "title", place: "name", note: "title" },
};

test("the newest of all types come first, six at most", () => {
  const articles = [9, 7, 5, 3].map((hour) => content("article", hour));
  const places = [8, 6, 4, 2].map((hour) => content("place", hour));
  const items = newestOf(
    [
      { type: article, contents: articles },
      { type: place, contents: places },
    ],
    reading,
  );
  expect(items.map(({ contentId }) => contentId)).toEqual([
    "article-9",
    "place-8",
    "article-7",
    "place-6",
    "article-5",
    "place-4",
  ]);
});

test("a line is named in the locale that is read, else in one that there is", () => {
  const both = content("article", 9, { title: { "en-US": "Tide", "ko-KR": "물때" } });
  const english = content("article", 8, { title: { "en-US": "Dunes" } });
  const nameless = content("article", 7, { title: {} });
  const items = newestOf([{ type: article, contents: [both, english, nameless] }], reading);
  expect(items.map(({ title }) => title?.text)).toEqual(["물때", "Dunes", undefined]);
  expect(items.map(({ written }) => written)).toEqual([["en-US", "ko-KR"], ["en-US"], []]);
});

test("a type with one name for all locales is in no language of its own", () => {
  const [item] = newestOf(
    [{ type: note, contents: [content("note", 1, { title: { "en-US": "12 geese" } })] }],
    reading,
  );
  expect(item?.written).toEqual([]);
});

test("a cover that the service put in place of its Refer is the line's picture", () => {
  const cover = {
    sys: { ...sys("Media", 1), id: "m1" },
    fields: { file: { "en-US": { url: "http://localhost:4000/m1.webp", mimeGroups: ["Image"] } } },
  };
  const [item] = newestOf(
    [{ type: article, contents: [content("article", 1, { cover: { "en-US": cover } })] }],
    reading,
  );
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
