import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/read.ts";
import { columnsOf, sortOf } from "./list-columns.ts";

const article = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (article === undefined) throw new Error("The demo Space file has no type");
const columns = columnsOf(article);

test("columns come in the Space file's order, fields with their kind", () => {
  expect(columns.map(({ kind, key }) => [kind, key])).toEqual([
    ["field", "place"],
    ["author", "@author"],
    ["locales", "@locales"],
    ["updatedAt", "@updatedAt"],
  ]);
});

test("a column that names nothing is left out", () => {
  expect(columnsOf({ ...article, columns: ["nobody", "constructor", "@author"] })).toHaveLength(1);
});

test("the ordered column says which way", () => {
  const changed = columns[3];
  if (changed === undefined) throw new Error("no column");
  expect(sortOf(changed, "-sys.updatedAt", "title")).toBe("descending");
  expect(sortOf(changed, "sys.updatedAt", "title")).toBe("ascending");
  expect(sortOf(changed, "sys.createdAt", "title")).toBeUndefined();
  expect(sortOf("title", "fields.title.ko-KR", "title")).toBe("ascending");
  expect(sortOf("title", "fields.titles.ko-KR", "title")).toBeUndefined();
});
