import { expect, test } from "vitest";
import type { ContentType } from "#lib/space-file/schema.ts";
import { contentQueries, mediaQueries } from "./target-search.ts";

const localeIds = ["en-US", "ko-KR"];
const name = { apiName: "name", type: "Text", label: "Name", required: true, localized: true } as const;
const place: ContentType = {
  ...{ id: "place", label: { one: "Place", many: "Places" }, icon: "box", displayField: "name" },
  ...{ create: true, columns: [], fields: [name] },
};

test("nothing typed is one question: the newest of the kind", () => {
  expect(mediaQueries({ text: " ", localeIds, kind: "photo" })).toEqual([
    { limit: 24, order: "-sys.createdAt", conditions: [["fields.file.en-US.mimeGroups", "Image"]] },
  ]);
});

test("a beginning is asked for in each locale and, as a prefix is taken by its case, in each spelling", () => {
  const keys = contentQueries({ text: "song", localeIds, type: place }).map(
    ({ conditions }) => conditions?.[0],
  );
  expect(keys).toEqual([
    ["fields.name.en-US[prefix]", "song"],
    ["fields.name.ko-KR[prefix]", "song"],
    ["fields.name.en-US[prefix]", "Song"],
    ["fields.name.ko-KR[prefix]", "Song"],
  ]);
  expect(contentQueries({ text: "송지호", localeIds, type: place })).toHaveLength(2);
});

test("a name that is the same in every language is asked for once", () => {
  const note = { ...place, fields: [{ ...name, localized: false }] };
  expect(contentQueries({ text: "송지호", localeIds, type: note })).toHaveLength(1);
});
