import { expect, test } from "vitest";
import type { ContentType } from "#lib/space-file/schema.ts";
import { mediaUsePlaces, mediaUseQuery } from "./media-uses.ts";

const base = { label: "Field", required: false, localized: false };
const media = { targetType: "Media" } as const;
const type: ContentType = {
  ...{ id: "walk", label: { one: "Walk", many: "Walks" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [
    { ...base, apiName: "title", type: "Text" },
    { ...base, apiName: "cover", label: { en: "Cover", ko: "표지" }, type: "Refer", target: media },
    { ...base, apiName: "place", type: "Refer", target: { targetType: "Content" } },
    { ...base, apiName: "photos", localized: true, type: "Array", items: { type: "Refer", target: media } },
    { ...base, apiName: "words", type: "Array", items: { type: "Text" } },
    { ...base, apiName: "text", type: "RichText" },
  ],
};

test("every field that can hold Media is a place, a localized one in each locale", () => {
  const places = mediaUsePlaces([type], ["en-US", "ko-KR"], "ko");
  expect(places.map(({ key }) => key)).toEqual([
    ...["fields.cover.en-US.sys.id", "fields.photos.en-US.sys.id", "fields.photos.ko-KR.sys.id"],
  ]);
  expect(places[0]).toMatchObject({
    contentTypeId: "walk",
    type: "Walks",
    field: "표지",
    displayField: "title",
  });
});

test("a query for uses filters by id and selects only names", () => {
  const [place] = mediaUsePlaces([type], ["en-US"], "en");
  expect(place && mediaUseQuery(place, "m1", 5)).toEqual({
    ...{ limit: 5, order: "-sys.updatedAt", include: 1 },
    conditions: [
      ["fields.cover.en-US.sys.id", "m1"],
      ["select", "fields.title"],
    ],
  });
});
