import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { chooseReading } from "#service/query/reading.ts";

test.each([
  ["limit=25", "walk"],
  // Walking there would pass over a third of the table.
  ["limit=25&skip=1000", "gather"],
])("a list of 3,000 in a million, %s: %s", (page, reading) => {
  const parameters = parseListParameters(new URLSearchParams(`sys.version[gte]=2&${page}`));
  const place = {
    identity: [],
    resource: "Content" as const,
    fields: undefined,
    readable: sql<boolean>`true`,
  };
  const { compiled } = openList(parameters, place, "secret");
  const kept = { total: 1_000_000, changes: 1, snapshot: null };
  expect(chooseReading(compiled, { expected: 3_000, kept })).toBe(reading);
});
