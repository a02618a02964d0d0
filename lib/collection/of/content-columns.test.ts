import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import {
  columnChoices,
  columnOrderKey,
  columnsOf,
  isPlainColumns,
  readColumns,
  sortOf,
} from "./content-columns.ts";

const article = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (article === undefined) throw new Error("The demo Space file has no type");
const columns = columnsOf(article);
const reading = { localeId: "ko-KR", localeIds: ["en-US", "ko-KR"], titleFields: {} };

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

test("everything that a row does not show anyway, and that fits in a cell, can be a column", () => {
  expect(columnChoices(article).map(({ key }) => key)).toEqual([
    ...["place", "@author", "@locales", "@updatedAt"],
    ...["photos", "related", "tags", "walkedOn", "length", "needsLowWater", "@createdAt", "@version"],
  ]);
});

test("an address names columns that there are, each once, in any order", () => {
  expect(readColumns("length,@version", article)).toEqual(["length", "@version"]);
  expect(readColumns("", article)).toEqual([]);
  for (const text of ["story", "title", "@nobody", "length,length", "length,", "constructor"]) {
    expect(readColumns(text, article)).toBeUndefined();
  }
  const many = ["length", "tags", "@author", "@version", "@updatedAt", "place"];
  expect(readColumns(many.join(","), article)).toEqual(many);
});

test("the Space file's own choice needs no words", () => {
  expect(isPlainColumns(article, ["place", "@author", "@locales", "@updatedAt"])).toBe(true);
  expect(isPlainColumns(article, ["@author", "place", "@locales", "@updatedAt"])).toBe(false);
});

test("the sorted column has its direction", () => {
  const changed = columns[3];
  if (changed === undefined) throw new Error("no column");
  const byChange = columnOrderKey(changed, article, reading);
  expect(sortOf(byChange, "-sys.updatedAt")).toBe("descending");
  expect(sortOf(byChange, "sys.updatedAt")).toBe("ascending");
  expect(sortOf(byChange, "sys.createdAt")).toBeUndefined();
  const byTitle = columnOrderKey("title", article, reading);
  expect(byTitle?.key).toBe("fields.title.ko-KR");
  expect(sortOf(byTitle, "fields.title.en-US")).toBe("ascending");
  expect(sortOf(byTitle, "fields.titles.ko-KR")).toBeUndefined();
});

test("authors and languages have no order", () => {
  expect(columns.map((column) => columnOrderKey(column, article, reading)?.key)).toEqual([
    undefined,
    undefined,
    undefined,
    "sys.updatedAt",
  ]);
});
