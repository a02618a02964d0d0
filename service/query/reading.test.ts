import { sql } from "kysely";
import { expect, test } from "vitest";
import { contentFields } from "#service/query/content-fields.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { chooseReading, settleReading } from "#service/query/reading.ts";

const counted = { matching: 2_000, upTo: 10_000, expected: 2_000 };
const estimated = { matching: 1_001, upTo: 1_000, expected: 2_000 };
const manyEstimated = { ...estimated, expected: 7_000 };
const kept = { total: 1_000_000, changes: 1, snapshot: null };

function compile(query: string) {
  const text = { apiName: "text", name: "Text", type: "LongText", searchable: true } as const;
  const place = {
    identity: [],
    resource: "Content" as const,
    fields: contentFields([text], { defaultLocale: "en-US", locales: ["en-US"] }),
    readable: sql<boolean>`true`,
    advancedSearch: true,
  };
  return openList(parseListParameters(new URLSearchParams(query)), place, "secret");
}

test.each([
  ["limit=25", "counted", counted, "gather"],
  ["limit=25", "estimated: it may be many more", estimated, "walk"],
  // Walking there would pass over the whole table.
  ["limit=25&skip=1000", "estimated", estimated, "gather"],
  ["limit=15&fields.text.en-US=rand", "estimated: it may be many more", manyEstimated, "walk"],
])("a list in a million, %s, %s", (query, _, total, reading) => {
  const { compiled } = compile(`sys.version[gte]=2&${query}`);
  expect(chooseReading(compiled, { ...total, kept })).toBe(reading);
});

test("the items that an index finds for one of two conditions are gathered, not only those that match both", () => {
  const { compiled } = compile("sys.version[gte]=2&fields.text.en-US=rand");
  expect(chooseReading(compiled, { ...counted, kept })).toBe("gather");
  expect(chooseReading({ ...compiled, gathered: 0.1 }, { ...counted, kept })).toBe("walk");
});

test("words that are similar take long to be compared one by one, so what has them is gathered", () => {
  const { compiled, nearly } = compile("fields.text.en-US=sialed");
  const similar = nearly?.(() => "'sailed'")?.compiled;
  const total = { ...estimated, expected: 10_000, kept };
  expect(chooseReading(compiled, total)).toBe("walk");
  expect(chooseReading(similar ?? compiled, total)).toBe("gather");
});

test("PostgreSQL's estimate is asked for only where it could decide", async () => {
  const asks = async (query: string, total: { matching: number; upTo: number }) => {
    let asked = 0;
    const { compiled } = compile(query);
    const place = { table: "content", within: sql<boolean>`true`, kept: sql`''` };
    const counting = {
      place,
      list: compiled,
      get db(): never {
        asked += 1;
        throw new Error("asked");
      },
    };
    const counted = { ...total, goesOn: false, touchedAt: 1, kept };
    const reading = await settleReading(counting, compiled, counted).catch(() => "asked");
    return [reading, asked];
  };
  const few = { matching: 300, upTo: 1_000 };
  const many = { matching: 1_001, upTo: 1_000 };
  expect(await asks("sys.version[gte]=2&limit=15", few)).toEqual(["gather", 0]);
  expect(await asks("sys.version[gte]=2&limit=15", many)).toEqual(["walk", 0]);
  expect(await asks("sys.version[gte]=2&skip=1000", many)).toEqual(["asked", 1]);
});
