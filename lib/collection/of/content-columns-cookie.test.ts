import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { columnsCookie, rememberedColumns } from "./content-columns.ts";

const article = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (article === undefined) throw new Error("The demo Space file has no type");
const valueFrom = (cookie: string) => /^columns-article=([^;]*);/.exec(cookie)?.[1];

test.each([[["length", "@version"]], [["@author"]], [[]]])("what is kept comes back: %j", (keys) => {
  const value = valueFrom(columnsCookie("article", keys));
  expect(value).toMatch(/^[\w.@-]+$/);
  expect(rememberedColumns(article, value)).toEqual(keys);
});

test("what is forgotten is gone at once, and lists alone are told", () => {
  expect(columnsCookie("article", undefined)).toBe(
    "columns-article=; Path=/contents; SameSite=Lax; Max-Age=0",
  );
});

test.each(["", "nobody", "length.length", "place.@author.@locales.@updatedAt", undefined])(
  "a choice that does not fit, or is the usual one, is none: %s",
  (value) => {
    expect(rememberedColumns(article, value)).toBeUndefined();
  },
);
