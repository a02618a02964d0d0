import { expect, test } from "vitest";
import type { ContentType } from "#lib/space-file/schema.ts";
import { contentQueries, mediaQueries } from "./picker-queries.ts";

const localeIds = ["en-US", "ko-KR"];
const name = { apiName: "name", type: "Text", label: "Name", required: true, localized: true } as const;
const place: ContentType = {
  ...{ id: "place", label: { one: "Place", many: "Places" }, icon: "box", displayField: "name" },
  ...{ create: true, columns: [], fields: [name] },
};

test("nothing typed is one question: the newest of the kind", () => {
  expect(mediaQueries({ text: " ", localeIds, kind: "photo" })).toEqual([
    [{ limit: 24, order: "-sys.createdAt", conditions: [["fields.file.en-US.mimeGroups", "Image"]] }],
  ]);
});

const conditionsOf = (text: string, type = place) =>
  contentQueries({ text, localeIds, type }).map((way) => way.map(({ conditions }) => conditions?.[0]));

test("a text is searched everywhere, else in the names of each locale, else at their beginning in each spelling", () => {
  expect(conditionsOf("song")).toEqual([
    [["sys.search", "song"]],
    [
      ["fields.name.en-US[regex]", "[sS][oO][nN][gG]"],
      ["fields.name.ko-KR[regex]", "[sS][oO][nN][gG]"],
    ],
    [
      ["fields.name.en-US[prefix]", "song"],
      ["fields.name.en-US[prefix]", "Song"],
      ["fields.name.ko-KR[prefix]", "song"],
      ["fields.name.ko-KR[prefix]", "Song"],
    ],
  ]);
  expect(mediaQueries({ text: "tide", localeIds, kind: "photo" })[1]?.[1]?.conditions).toEqual([
    ["fields.file.en-US.mimeGroups", "Image"],
    ["fields.title.ko-KR[regex]", "[tT][iI][dD][eE]"],
  ]);
});

test("a name that isn't localized is searched once", () => {
  const note = { ...place, fields: [{ ...name, localized: false }] };
  expect(conditionsOf("송지호", note).map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("a number or date name is searched only for valid values", () => {
  const room = { ...place, fields: [{ ...name, localized: false, type: "Integer" as const }] };
  expect(conditionsOf("12", room)).toEqual([[["sys.search", "12"]], [["fields.name.en-US", "12"]]]);
  const day = { ...place, fields: [{ ...name, type: "Date" as const, time: false }] };
  expect(conditionsOf("2026", day)).toEqual([[["sys.search", "2026"]]]);
});
