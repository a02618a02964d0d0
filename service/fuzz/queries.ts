import fc from "fast-check";
import { text } from "#service/fuzz/words.ts";

const operators = "eq ne in nin all exists prefix gt gte lt lte regex near within like".split(" ");

const paths = [
  ..."id type version createdAt updatedAt status createdBy.sys.id publish.at publish.counter publish.by.sys.id contentType.sys.id space.sys.id createdBy"
    .split(" ")
    .map((path) => `sys.${path}`),
  ..."name position elevation openAllYear surveyedOn picture picture.sys.id title text data file.mimeGroups"
    .split(" ")
    .map((path) => {
      const [field, ...rest] = path.split(".");
      return ["fields", field, "en-US", ...rest].join(".");
    }),
  "fields.file.en-US.mimeGroups",
  "fields.file.en-US.detail.image.width",
  "fields.name.ko-KR",
  "fields.name",
  "metadata.tags.sys.id",
  "sys.search",
  "roles.sys.id",
  "email",
  "name",
];

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: text.map((name) => `fields.${name}.en-US`) },
);
const operator = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...operators) },
  { weight: 1, arbitrary: text },
);

const condition = fc
  .tuple(path, fc.option(operator), text)
  .map(([name, asked, value]): [string, string] => [asked === null ? name : `${name}[${asked}]`, value]);

/** One that gets as far as the ranks, with a page that has a next one. */
const search = text.map((sought): [string, string][] => [
  ["sys.search", sought],
  ["order", "sys.search,-sys.updatedAt"],
  ["limit", "1"],
]);

const small = fc.integer({ min: -1, max: 4 }).map(String);
const order = fc
  .array(fc.tuple(fc.constantFrom("", "-"), path), { maxLength: 3 })
  .map((keys) => keys.map(([sign, name]) => `${sign}${name}`).join(","));

const known = fc.oneof(
  fc.tuple(fc.constant("limit"), fc.oneof(fc.integer({ min: -1, max: 101 }).map(String), text)),
  fc.tuple(fc.constant("skip"), fc.oneof(small, text)),
  fc.tuple(fc.constant("include"), fc.oneof(small, text)),
  fc.tuple(fc.constant("order"), fc.oneof(order, text)),
  fc.tuple(fc.constant("select"), fc.oneof(order, text)),
  fc.tuple(fc.constantFrom("next", "prev"), text),
  fc.tuple(fc.constant("filter[sys.id]"), text),
);

/** A query string: mostly none or one condition, so that many get as far as the database. */
export const query = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: search }),
    fc.array(fc.oneof({ weight: 4, arbitrary: condition }, { weight: 2, arbitrary: known }), {
      maxLength: 3,
    }),
  )
  .map(([searched, others]) => [...searched, ...others])
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&"));

/** As `encodeURIComponent`, which throws on half of a surrogate pair. */
export function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}
