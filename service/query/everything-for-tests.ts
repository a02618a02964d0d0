import fc from "fast-check";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import type { PlainCondition, PlainKey } from "#service/query/plain-reading-for-tests.ts";

const typeId = "everything";
export const everythingPath = `/spaces/demo/content-types/${typeId}/contents`;

const fields: ContentTypeField[] = [
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
  const contentType = { id: typeId, fields };
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
  await indexContentType(context.db, { spaceId: "demo", contentType });
}

const long = "long ".repeat(60);
const texts = ["a", "A", "ab", "a,b", "100%_", "é", "가나", "😀", "\uffee", "b ", `${long}1`, `${long}2`];
const searched = [
  "the tide comes in",
  "Tides and moons",
  "low water",
  "watr",
  "sea fog at night",
  "100%_ sure",
];
const asked = ["tide", "tidee", "WATER", "o", "sea fog", "nigth", "%", "moonlight"];
const days = ["2024-01-31", "2024-02-01", "1999-12-31"];
const moments = ["2024-01-31T10:00:00Z", "2024-01-31T10:00:00.5+09:00", "2024-01-31T01:00:00.500Z"];
const ids = ["x", "y", "z,1"];
const labels = ["sea", "fog", "a,b", "100%_"];
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

type Made = typeof contentArbitrary extends fc.Arbitrary<infer T> ? T : never;

export async function insertEverything(space: SpaceForTests, made: Made[]): Promise<void> {
  const { db } = space.service.context;
  await db.deleteFrom("content").where("content_type_id", "=", typeId).execute();
  const rows = made.map(({ fields: values, tags, minute }, index) => {
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

type Kind = PlainCondition["kind"];

const one = (path: string, kind: Kind, operators: string[], values: readonly string[]) =>
  fc.record({
    path: fc.constant(path),
    kind: fc.constant(kind),
    operator: fc.constantFrom(...operators),
    value: fc.constantFrom(...values),
  });
const list = (path: string, kind: Kind, operators: string[], values: readonly string[]) =>
  fc.record({
    path: fc.constant(path),
    kind: fc.constant(kind),
    operator: fc.constantFrom(...operators),
    value: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }),
  });
const existence = (path: string, kind: Kind) => one(path, kind, ["exists"], ["true", "false"]);

const equality = ["eq", "ne"];
const comparison = ["gt", "gte", "lt", "lte"];
const scalar = (
  path: string,
  kind: Kind,
  values: readonly string[],
  operators = [...equality, ...comparison],
) => [one(path, kind, operators, values), list(path, kind, ["in", "nin"], values), existence(path, kind)];
const array = (path: string, kind: Kind, values: readonly string[]) => [
  one(path, kind, equality, values),
  list(path, kind, ["in", "nin", "all"], values),
  existence(path, kind),
];
const patterns = ["^a", "b$", "a.b", "[0-9]+", "(é|가)", "^.$", "^.{2,3}$", "[^a-z]"];
const text = (path: string, kind: Kind = "text") => [
  ...scalar(path, kind, texts),
  one(path, kind, ["prefix"], [...texts, long, "😀"]),
  one(path, kind, ["regex"], patterns),
];

export const conditionArbitrary: fc.Arbitrary<PlainCondition> = fc.oneof(
  ...text("fields.title.en-US"),
  ...text("fields.title.ko-KR"),
  ...text("fields.plain.en-US"),
  one("fields.words.en-US", "long", ["eq"], asked),
  ...scalar("fields.words.en-US", "text", searched, comparison),
  ...scalar("fields.count.en-US", "number", ["0", "-3", "7", "8", "9007199254740991"]),
  ...scalar("fields.size.en-US", "number", ["0", "1.5", "-2.250", "1e21", "3"]),
  ...scalar("fields.open.en-US", "boolean", ["true", "false"], equality),
  ...scalar("fields.day.en-US", "date", [...days, "2024-01-01"]),
  ...scalar("fields.moment.en-US", "instant", [...moments, "2024-01-31"]),
  one(
    "fields.place.en-US",
    "place",
    ["near"],
    ["12,45,100", "180,0,30", "-180,0,30", "0,90,40", "5,5,20037", "5,5,0"],
  ),
  one(
    "fields.place.en-US",
    "place",
    ["within"],
    ["0,0,10,0,10,10", "0,0,20,0,20,80,0,80", "-180,-1,-179,-1,-179,1,-180,1"],
  ),
  existence("fields.place.en-US", "place"),
  ...array("fields.labels.en-US", "texts", labels),
  ...array("fields.friends.en-US.sys.id", "ids", ids),
  ...scalar("fields.friend.en-US.sys.id", "text", ids),
  existence("fields.friends.en-US", "ids"),
  ...array("metadata.tags.sys.id", "ids", ["blue", "red", "green"]),
  ...scalar("sys.version", "number", ["1", "2"]),
  ...scalar("sys.publish.version", "number", ["1", "2"]),
  ...scalar("sys.createdAt", "instant", ["2025-01-01", "2025-01-01T00:01:00Z"]),
  one("sys.id", "text", ["prefix", "regex"], ["e1", "e9"]),
  one("sys.status", "text", equality, ["Published", "Draft"]),
);

const keyArbitrary = (path: string, kind: Kind): fc.Arbitrary<PlainKey> =>
  fc.record({ path: fc.constant(path), descending: fc.boolean(), kind: fc.constant(kind) });

export const orderArbitrary: fc.Arbitrary<PlainKey[]> = fc.uniqueArray(
  fc.oneof(
    keyArbitrary("fields.title.en-US", "text"),
    keyArbitrary("fields.title.ko-KR", "text"),
    keyArbitrary("fields.count.en-US", "number"),
    keyArbitrary("fields.size.en-US", "number"),
    keyArbitrary("fields.open.en-US", "boolean"),
    keyArbitrary("fields.day.en-US", "date"),
    keyArbitrary("fields.moment.en-US", "instant"),
    keyArbitrary("sys.createdAt", "instant"),
    keyArbitrary("sys.version", "number"),
    keyArbitrary("sys.status", "text"),
  ),
  { minLength: 1, maxLength: 3, selector: ({ path }) => path },
);
