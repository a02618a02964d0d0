import fc from "fast-check";
import { days, ids, labels, long, moments, searched, texts } from "#service/query/everything-for-tests.ts";
import type { PlainCondition, PlainKey } from "#service/query/plain-reading-for-tests.ts";

const asked = ["tide", "tidee", "WATER", "o", "sea fog", "nigth", "%", "moonlight"];

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
