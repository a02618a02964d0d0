import fc from "fast-check";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";

export const typeId = "everything";
export const everythingPath = `/spaces/demo/content-types/${typeId}/contents`;

export const fields: ContentTypeField[] = [
  { apiName: "title", name: "t", type: "Text", localized: true },
  { apiName: "words", name: "w", type: "LongText", searchable: true },
  { apiName: "plain", name: "p", type: "LongText" },
  { apiName: "count", name: "c", type: "Integer" },
  { apiName: "size", name: "s", type: "Number" },
  { apiName: "open", name: "o", type: "Boolean" },
  { apiName: "day", name: "d", type: "Date" },
  { apiName: "moment", name: "m", type: "Date", time: true },
  { apiName: "place", name: "l", type: "Location" },
  { apiName: "labels", name: "a", type: "Array", items: { type: "Text" } },
  { apiName: "friend", name: "f", type: "Refer", target: { targetType: "Content" } },
  {
    apiName: "friends",
    name: "g",
    type: "Array",
    items: { type: "Refer", target: { targetType: "Content" } },
  },
];

export async function makeEverything({ service: { context } }: SpaceForTests): Promise<void> {
  await context.db
    .insertInto("content_type")
    .values({
      space_id: "demo",
      id: typeId,
      name: "E",
      display_field: "title",
      fields: JSON.stringify(fields),
    })
    .execute();
  await indexContentType(context.db, { spaceId: "demo", contentTypeId: typeId });
}

export const long = "long ".repeat(60);
export const texts = [
  "a",
  "A",
  "ab",
  "a,b",
  "100%_",
  "é",
  "가나",
  "😀",
  "\uffee",
  "b ",
  `${long}1`,
  `${long}2`,
];
export const searched = [
  "the tide comes in",
  "Tides and moons",
  "low water",
  "watr",
  "sea fog at night",
  "100%_ sure",
];
export const days = ["2024-01-31", "2024-02-01", "1999-12-31"];
export const moments = ["2024-01-31T10:00:00Z", "2024-01-31T10:00:00.5+09:00", "2024-01-31T01:00:00.500Z"];
export const ids = ["x", "y", "z,1"];
export const labels = ["sea", "fog", "a,b", "100%_"];
const points = [
  [12.37, 45.61],
  [-179.93, 0.17],
  [179.91, -0.13],
  [0.29, 89.71],
  [5.11, 5.23],
] as const;
const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "Content" } });

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const some = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values)), { nil: undefined });

export const contentArbitrary = fc
  .record({
    title: maybe(["", ...texts.slice(0, 10)]),
    other: maybe(texts),
    words: maybe(searched),
    plain: maybe(texts),
    count: maybe([0, -3, 7, 9007199254740991]),
    size: maybe([0, 1.5, -2.25, 1e21]),
    open: maybe([true, false]),
    day: maybe(days),
    moment: maybe(moments),
    place: maybe(points),
    labels: some(labels),
    friend: maybe(ids),
    friends: some(ids),
    tags: some(["blue", "red"]),
    minute: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ title, other, place, friend, friends, tags, minute, ...rest }) => ({
    minute,
    tags: tags ?? [],
    fields: {
      title: {
        ...(title === undefined ? {} : { "en-US": title }),
        ...(other === undefined ? {} : { "ko-KR": other }),
      },
      ...Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [name, value === undefined ? {} : { "en-US": value }]),
      ),
      place: place ? { "en-US": { lon: place[0], lat: place[1] } } : {},
      friend: friend === undefined ? {} : { "en-US": refer(friend) },
      friends: friends ? { "en-US": friends.map(refer) } : {},
    },
  }));

export type Made = typeof contentArbitrary extends fc.Arbitrary<infer T> ? T : never;

export async function insertEverything(space: SpaceForTests, made: Made[]): Promise<void> {
  const { db } = space.service.context;
  await db.deleteFrom("content").where("content_type_id", "=", typeId).execute();
  await addEverything(space, made);
}

/** @param first the index that tells these from those that are there */
export async function addEverything(space: SpaceForTests, made: Made[], first = 0): Promise<void> {
  const { db } = space.service.context;
  const rows = made.map(({ fields: values, tags, minute }, position) => {
    const index = first + position;
    const by = space.memberId(index % 3 === 0 ? "linus" : "ada");
    const at = new Date(Date.UTC(2025, 0, 1, 0, minute));
    const version = 1 + (index % 2);
    return {
      space_id: "demo",
      id: `e${(index * 7919) % 1000}`,
      content_type_id: typeId,
      tags: JSON.stringify(tags),
      fields: JSON.stringify(values),
      version,
      publish_version: version,
      publish_counter: version,
      publish_at: at,
      publish_first_at: at,
      publish_by: by,
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    };
  });
  if (rows.length > 0) await db.insertInto("content").values(rows).execute();
}
