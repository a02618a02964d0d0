import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/read.ts";
import { changedView, listQueryOf, listViewSearch, readListView, type Search } from "./list-view.ts";

const type = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (type === undefined) throw new Error("The demo Space file has no type");
const read = (search: Search) => readListView(search, { type, localeIds: ["en-US", "ko-KR"] });
const plain = { mine: false, order: "-sys.updatedAt", size: 15 };

test("a bare address is everybody's, changed last first, 15 a page", () => {
  expect(read({})).toEqual({ view: plain });
});

test("the address says whose, in which order, how many, and from where", () => {
  expect(read({ mine: "1", order: "fields.title.ko-KR", size: "60", next: "abc" })).toEqual({
    view: { mine: true, order: "fields.title.ko-KR", size: 60, next: "abc" },
  });
});

test("parameters that are not the list's are left alone", () => {
  expect(read({ utm_source: "mail" })).toEqual({ view: plain });
});

test.each<[string, Search]>([
  ["mine", { mine: "yes" }],
  ["mine", { mine: ["1", "1"] }],
  ["order", { order: "sys.secret" }],
  ["order", { order: "" }],
  ["order", { order: ["sys.createdAt", "sys.updatedAt"] }],
  ["size", { size: "16" }],
  ["size", { size: "15.0" }],
  ["size", { size: "-15" }],
  ["size", { size: ["15", "30"] }],
  ["columns", { columns: "story" }],
  ["columns", { columns: ["place", "length"] }],
  ["cursor", { next: "" }],
  ["cursor", { next: "a", prev: "b" }],
  ["cursor", { next: ["a", "b"] }],
  ["cursor", { prev: "x".repeat(5000) }],
])("an address with an odd %s is a problem, not a crash: %j", (problem, search) => {
  expect(read(search)).toEqual({ problem });
});

test("a view and its address say the same, and defaults stay out of the address", () => {
  expect(
    new URLSearchParams(defined(listViewSearch({ mine: false, order: "-sys.updatedAt", size: 15 }))).size,
  ).toBe(0);
  for (const view of [
    { mine: true, order: "sys.createdAt", size: 30, prev: "p" },
    { mine: false, order: "-sys.updatedAt", size: 100, next: "n" },
    { mine: false, order: "-fields.length.en-US", size: 15, columns: ["length", "@version"] },
    { mine: false, order: "-sys.updatedAt", size: 15, columns: [] },
  ] as const) {
    expect(read(listViewSearch(view))).toEqual({ view });
  }
});

test("a list asks for what its rows show, and for nothing else", () => {
  const query = listQueryOf(type, { mine: true, order: "sys.createdAt", size: 30, next: "n" }, "sora");
  expect(query).toEqual({
    limit: 30,
    order: "sys.createdAt",
    include: 1,
    next: "n",
    conditions: [
      ["select", "fields.title,fields.summary,fields.cover,fields.place"],
      ["sys.createdBy.sys.id", "sora"],
    ],
  });
});

test("columns that are chosen are asked for, and those that are not are not", () => {
  const { conditions } = listQueryOf(type, { ...plain, size: 15, columns: ["length", "@version"] }, "sora");
  expect(conditions).toEqual([["select", "fields.title,fields.summary,fields.cover,fields.length"]]);
});

test("an address that names the Space file's own columns is the plain one", () => {
  expect(read({ columns: "place,@author,@locales,@updatedAt" })).toEqual({ view: plain });
});

test("another view keeps what it does not change, and begins at the first page", () => {
  const view = { mine: true, order: "sys.createdAt", size: 30, columns: ["length"], next: "n" } as const;
  expect(changedView(view, { size: 60 })).toEqual({
    mine: true,
    order: "sys.createdAt",
    size: 60,
    columns: ["length"],
  });
});

function defined(search: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
