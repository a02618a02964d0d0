import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentSchema } from "#lib/space/content.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { tableColumns } from "./export.ts";

const file = readSpaceFile("lib/space-file/morae.json");
const [article, place] = file.contentTypes;
if (!article || !place) throw new Error("The demo Space file has no types");
const reading = {
  localeId: "en-US",
  localeIds: ["en-US", "ko-KR"],
  titleFields: { article: "title", place: "name" },
};
const names = { id: "Id", version: "Version", created: "Written", author: "Written by", changed: "Changed" };
const columnsOf = (type: NonNullable<typeof article>) =>
  tableColumns({ type, locales: file.locales, reading, language: "en", names });

const sys = (id: string, type: string) => ({
  ...{ id, type: "Content", contentType: { sys: { id: type } }, version: 3 },
  createdBy: { sys: { id: "sora" }, nickname: "Sora Han" },
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-02T00:00:00Z",
});
const content = (id: string, type: string, fields: object) =>
  z.parse(contentSchema, { sys: sys(id, type), fields });

function rowOf(type: NonNullable<typeof article>, fields: object): Record<string, unknown> {
  const item = content("a1", type.id, fields);
  return Object.fromEntries(
    columnsOf(type)
      .map(({ head, cell }) => [head, cell(item)])
      .filter(([, cell]) => cell !== undefined),
  );
}

const facts = {
  Written: "2026-11-01T00:00:00Z",
  "Written by": "Sora Han",
  Changed: "2026-11-02T00:00:00Z",
  Version: 3,
  Id: "a1",
};

test("a localized field has a column for each language, any other has one", () => {
  expect(columnsOf(article).map(({ head }) => head)).toEqual([
    ...["Title (English)", "Title (한국어)", "Summary (English)", "Summary (한국어)"],
    ...["Story (English)", "Story (한국어)", "Cover", "Cover (id)", "Photos", "Photos (id)"],
    ...["Place", "Place (id)", "Related", "Related (id)", "Tags", "Walked on", "Length", "Needs low water"],
    ...Object.keys(facts),
  ]);
});

test("values are what the item has: texts, numbers, yes and no, tags, a place by its parts", () => {
  expect(
    rowOf(article, {
      title: { "en-US": "Tide", "ko-KR": "" },
      story: {
        "en-US": {
          type: "doc",
          content: [
            { type: "paragraph", content: [{ type: "text", text: "Twice a day." }] },
            { type: "paragraph", content: [{ type: "text", text: "Or more." }] },
          ],
        },
      },
      tags: { "en-US": ["tide", "shore"] },
      length: { "en-US": -8.4 },
      needsLowWater: { "en-US": false },
    }),
  ).toEqual({
    "Title (English)": "Tide",
    "Story (English)": "Twice a day.\nOr more.",
    Tags: "tide; shore",
    Length: -8.4,
    "Needs low water": false,
    ...facts,
  });
  expect(rowOf(place, { position: { "en-US": { lon: 128.5, lat: 38.3 } } })).toEqual({
    "Position (lat)": 38.3,
    "Position (lon)": 128.5,
    ...facts,
  });
});

test("Refers are exported by name and id, unreadable ones by id", () => {
  const refer = (id: string) => ({ sys: { type: "Refer", targetType: "Content", id } });
  const row = rowOf(article, {
    place: { "en-US": content("p1", "place", { name: { "ko-KR": "송지호" } }) },
    related: { "en-US": [content("a2", "article", { title: { "en-US": "Two" } }), refer("a3")] },
  });
  expect(row).toMatchObject({
    Place: "송지호",
    "Place (id)": "p1",
    Related: "Two",
    "Related (id)": "a2; a3",
  });
});

test("no two columns have the same name", () => {
  const [title] = article.fields;
  if (!title) throw new Error("no field");
  const heads = columnsOf({ ...article, fields: [title, { ...title, apiName: "other" }] }).map(
    ({ head }) => head,
  );
  expect(new Set(heads).size).toBe(heads.length);
});
