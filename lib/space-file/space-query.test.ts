import { expect, test } from "vitest";
import { queryBy } from "./space-query.ts";

const decided = { descending: "-key", values: "commas" } as const;

test.each(["", "?order=-sys.createdAt&x=a+b%20c%2C", "sys.id[in]=a,b"])(
  "with the decided conventions %j passes byte for byte",
  (query) => expect(queryBy(query, decided)).toBe(query),
);

test.each([
  ["?order=-sys.createdAt,sys.id&limit=2", "?order=sys.createdAt%3Adesc%2Csys.id&limit=2"],
  ["order=-fields.long-story.en", "order=fields.long-story.en%3Adesc"],
  ["q=a+b", "q=a%20b"],
])("a descending key by suffix: %s", (query, written) => {
  expect(queryBy(query, { ...decided, descending: "key:desc" })).toBe(written);
});

test.each([
  ["sys.id[in]=a,b\\,c", "sys.id%5Bin%5D=a&sys.id%5Bin%5D=b%2Cc"],
  ["fields.tags.en[all]=a", "fields.tags.en%5Ball%5D=a"],
  ["fields.where.en[within]=1,2,3", "fields.where.en%5Bwithin%5D=1%2C2%2C3"],
])("several values by repeating the parameter: %s", (query, written) => {
  expect(queryBy(query, { ...decided, values: "repeated" })).toBe(written);
});
