import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { chooseReading } from "#service/query/reading.ts";

const counted = { matching: 2_000, upTo: 10_000, expected: 2_000 };
const estimated = { matching: 1_001, upTo: 1_000, expected: 2_000 };

test.each([
  ["limit=25", "counted", counted, "gather"],
  ["limit=25", "estimated: it may be many more", estimated, "walk"],
  // Walking there would pass over the whole table.
  ["limit=25&skip=1000", "estimated", estimated, "gather"],
])("a list of 2,000 in a million, %s, %s", (page, _, total, reading) => {
  const parameters = parseListParameters(new URLSearchParams(`sys.version[gte]=2&${page}`));
  const place = {
    identity: [],
    resource: "Content" as const,
    fields: undefined,
    readable: sql<boolean>`true`,
  };
  const { compiled } = openList(parameters, place, "secret");
  const kept = { total: 1_000_000, changes: 1, snapshot: null };
  expect(chooseReading(compiled, { ...total, kept })).toBe(reading);
});
