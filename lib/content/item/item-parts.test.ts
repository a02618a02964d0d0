import { expect, test } from "vitest";
import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { itemParts, largePictures, partOf } from "./item-parts.ts";

const [article, , , note] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (article === undefined || note === undefined) throw new Error("The demo Space file lacks a type");

const reading: Reading = {
  localeId: "ko-KR",
  localeIds: ["en-US", "ko-KR"],
  titleFields: { article: "title" },
};
const content: Content = {
  sys: {
    id: "a",
    type: "Content",
    contentType: { sys: { id: "article" } },
    createdBy: { sys: { id: "sora" } },
    createdAt: "2026-11-15T19:30:00.000Z",
    updatedAt: "2026-11-18T10:42:00.000Z",
    version: 1,
  },
  fields: { title: { "en-US": "Tide" }, story: { "en-US": { type: "doc" } }, length: { "en-US": 8.4 } },
};

test("texts and data run in the story, pictures in galleries, the rest are facts, the head's fields stand nowhere else", () => {
  const photo = { sys: { type: "Refer", targetType: "Media", id: "p" } };
  const fields = { ...content.fields, photos: { "en-US": [photo] }, tags: { "en-US": ["dune"] } };
  const parts = itemParts({ ...content, fields }, article, reading);
  const names = (key: "story" | "facts" | "galleries") => parts[key].map((part) => part.field.apiName);
  expect(names("story")).toEqual(["story"]);
  expect(names("galleries")).toEqual(["photos"]);
  expect(names("facts")).toEqual(["tags", "length"]);
  const noted = { ...content, fields: { data: { "en-US": [1] } } };
  expect(itemParts(noted, note, reading).story.map((part) => part.field.apiName)).toEqual(["data"]);
});

test("a text that exists only in another locale says so; values without a language don't", () => {
  const parts = itemParts(content, article, reading);
  expect(parts.story[0]).toMatchObject({ localeId: "en-US", isFallback: true });
  expect(parts.facts.find((part) => part.field.apiName === "length")).toMatchObject({ isFallback: false });
});

test("a field without a value has no part", () => {
  const emptied = {
    ...content,
    fields: { ...content.fields, length: {}, story: { "en-US": null }, photos: {} },
  };
  expect(Object.values(itemParts(emptied, article, reading)).flat()).toEqual([]);
});

const other = (id: string, typeId: string, fields: Content["fields"]) => ({
  sys: { ...content.sys, id, contentType: { sys: { id: typeId } } },
  fields,
});
const picture = (id: string) => ({
  sys: { ...content.sys, id, type: "Media" },
  fields: { file: { "en-US": { url: `https://f.example/${id}`, mimeGroups: ["Image"] } } },
});

test("Locations and lists of Contents are sections of their own", () => {
  const songjiho = other("songjiho", "place", { position: { "en-US": { lon: 128.5, lat: 38.3 } } });
  const parts = itemParts(
    {
      ...content,
      fields: { place: { "en-US": songjiho }, related: { "en-US": [other("b", "article", {})] } },
    },
    article,
    reading,
  );
  expect(parts.places.map(({ field }) => field.apiName)).toEqual(["place"]);
  expect(parts.linked.map(({ field }) => field.apiName)).toEqual(["related"]);
});

test("each picture can be seen large once, the cover first", () => {
  const fields = {
    cover: { "en-US": picture("cover") },
    photos: { "en-US": [picture("a"), picture("cover"), picture("b")] },
  };
  const parts = itemParts({ ...content, fields }, article, reading);
  const [, , , coverField] = article.fields;
  const cover = coverField && partOf({ ...content, fields }, coverField, reading);
  expect(largePictures(cover, parts.galleries).map(({ mediaId }) => mediaId)).toEqual(["cover", "a", "b"]);
});

test("a title that its heading shows in part is shown whole below", () => {
  const partsOf = (displayField: string) => itemParts(content, { ...article, displayField }, reading);
  expect(partsOf("story").story.map(({ field }) => field.apiName)).toEqual(["story"]);
  expect(partsOf("length").facts.map(({ field }) => field.apiName)).toEqual(["title"]);
});
