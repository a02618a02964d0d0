import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseSpaceFile, SpaceFileError } from "./parse.ts";

const morae = readFileSync("lib/space-file/morae.json", "utf8");

function problemsOf(text: string): readonly string[] {
  try {
    parseSpaceFile(text, "space.json");
  } catch (error) {
    if (error instanceof SpaceFileError) return error.problems;
    throw error;
  }
  return [];
}

test("the demo Space's file is whole", () => {
  expect(parseSpaceFile(morae, "morae.json").contentTypes.map(({ id }) => id)).toEqual([
    "article",
    "place",
    "walk",
    "note",
  ]);
});

describe("a problem has line, column and path", () => {
  test("in the JSON itself", () => {
    expect(problemsOf('{\n  "brand": nope\n}')[0]).toMatch(/^space\.json:2:12 /);
  });

  test.each([
    ["a kind that does not exist", '"type": "RichText"', '"type": "Rich"', "contentTypes.0.fields.2.type"],
    ["an unknown member", '"mark": "waves"', '"mark": "waves", "logo": "x"', "brand.logo"],
    [
      "a name that names no field",
      '"displayField": "title"',
      '"displayField": "headline"',
      "contentTypes.0.displayField",
    ],
    [
      "a column that names no field",
      '["place", "@author"',
      '["plaice", "@author"',
      "contentTypes.0.columns.0",
    ],
  ])("in %s", (_, from, to, path) => {
    const broken = morae.replace(from, to);
    expect(broken).not.toBe(morae);
    expect(problemsOf(broken).join()).toMatch(new RegExp(`^space\\.json:\\d+:\\d+ ${path}: `));
  });

  test("in an endpoint that the table does not have", () => {
    const broken = morae.replace('"providers"', '"endpoints": { "contents": "/x" }, "providers"');
    expect(problemsOf(broken).join()).toContain("endpoints.contents: no endpoint has this name");
  });
});

test("a path of the console's table may be another one, too, with a place for what the row needs", () => {
  const told = (path: string) =>
    problemsOf(morae.replace('"providers"', `"endpoints": { "readMembership": "${path}" }, "providers"`));
  expect(told("/members/{spaceId}/{membershipId}")).toEqual([]);
  expect(told("/members/{spaceId}").join()).toContain(
    "endpoints.readMembership: has no place for {membershipId}",
  );
});
