import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/read.ts";
import { changedView, listQueryOf, listViewSearch, readListView } from "./list-view.ts";
import type { Search } from "./view-parts.ts";

const type = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (type === undefined) throw new Error("The demo Space file has no type");
const read = (search: Search) => readListView(search, { type, localeIds: ["en-US", "ko-KR"] });
const plain = {
  mine: false,
  order: "-sys.updatedAt",
  size: 15,
  filters: [],
  search: "",
  searchIn: [],
} as const;

test("a bare address is everybody's, changed last first, 15 a page", () => {
  expect(read({})).toEqual({ view: plain });
});

test("the address says whose, in which order, how many, and from where", () => {
  expect(read({ mine: "1", order: "fields.title.ko-KR", size: "60", next: "abc" })).toEqual({
    view: { ...plain, mine: true, order: "fields.title.ko-KR", size: 60, next: "abc" },
  });
});

test("to read, a bare address begins with what was published last, and an address of the other place holds", () => {
  const subject = { type, localeIds: ["en-US", "ko-KR"] };
  const at = (search: Search) => readListView(search, subject, "readings");
  expect(at({})).toEqual({ view: { ...plain, order: "-sys.publish.at" } });
  expect(at({ order: "-sys.updatedAt" })).toEqual({ view: plain });
  expect(defined(listViewSearch({ ...plain, order: "-sys.publish.at" }, "readings"))).toEqual({});
  expect(defined(listViewSearch(plain, "readings"))).toEqual({ order: "-sys.updatedAt" });
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
  ["search", { q: ["a", "b"] }],
  ["search", { q: "x".repeat(201) }],
  ["search", { q: "tide", in: "story.en-US" }],
  ["columns", { columns: "story" }],
  ["columns", { columns: ["place", "length"] }],
  ["cursor", { next: "" }],
  ["cursor", { next: "a", prev: "b" }],
  ["cursor", { next: ["a", "b"] }],
  ["cursor", { prev: "x".repeat(5000) }],
])("an address with an odd %s is a problem, not a crash: %j", (problem, search) => {
  expect(read(search)).toEqual({ problem });
});

test("a search begins in the place that the address names, and goes on in the others", () => {
  const all = ["title.en-US", "title.ko-KR", "summary.en-US", "summary.ko-KR"];
  expect(read({ q: "tide" })).toEqual({ view: { ...plain, search: "tide", searchIn: all } });
  expect(read({ q: "tide", in: "summary.en-US" })).toMatchObject({
    view: { searchIn: ["summary.en-US", "title.en-US", "title.ko-KR", "summary.ko-KR"] },
  });
});

test("defaults stay out of the address", () => {
  expect(defined(listViewSearch(plain))).toEqual({});
});

test.each<[string, Search]>([
  ["sizes and cursors", { mine: "1", order: "sys.createdAt", size: "30", prev: "p" }],
  ["a search", { q: "물때", in: "title.ko-KR", size: "100", next: "n" }],
  ["columns", { order: "-fields.length.en-US", columns: "length,@version" }],
  ["no columns", { columns: "" }],
  ["conditions", { "fields.length.en-US[gte]": "3", "fields.walkedOn.en-US": "2026-09-01" }],
  ["several of one kind", { "fields.tags.en-US[ne]": ["tide", "shore"], "sys.version[gt]": "1" }],
])("a view and its address say the same: %s", (_, search) => {
  const reading = read(search);
  expect(reading).toHaveProperty("view");
  if ("view" in reading) expect(defined(listViewSearch(reading.view))).toEqual(search);
});

test("what changes a view drops the cursor and keeps the rest", () => {
  const filters = [{ key: "sys.version", operator: "gt", value: "1" }] as const;
  const view = { ...plain, mine: true, search: "tide", next: "n" };
  expect(changedView(view, { filters })).toEqual({ ...plain, mine: true, search: "tide", filters });
});

test("a list asks for what its rows show, and for nothing else", () => {
  const filters = [{ key: "fields.length.en-US", operator: "gte", value: "3" }] as const;
  const view = { ...plain, mine: true, order: "sys.createdAt", size: 30, next: "n", filters } as const;
  const query = listQueryOf(type, view, "sora");
  expect(query).toEqual({
    limit: 30,
    order: "sys.createdAt",
    include: 1,
    next: "n",
    conditions: [
      ["select", "fields.title,fields.summary,fields.cover,fields.place"],
      ["sys.createdBy.sys.id", "sora"],
      ["fields.length.en-US[gte]", "3"],
    ],
  });
});

test("columns that are chosen are asked for, and those that are not are not", () => {
  const { conditions } = listQueryOf(type, { ...plain, columns: ["length", "@version"] }, "sora");
  expect(conditions).toEqual([["select", "fields.title,fields.summary,fields.cover,fields.length"]]);
});

test("an address that names the Space file's own columns is the plain one", () => {
  expect(read({ columns: "place,@author,@locales,@updatedAt" })).toEqual({ view: plain });
});

test("another view keeps what it does not change, and begins at the first page", () => {
  const view = {
    ...plain,
    mine: true,
    order: "sys.createdAt",
    size: 30,
    columns: ["length"],
    next: "n",
  } as const;
  expect(changedView(view, { size: 60 })).toEqual({
    ...plain,
    mine: true,
    order: "sys.createdAt",
    size: 60,
    columns: ["length"],
  });
});

function defined(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
