import { expect, test, vi } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { queryKey } from "../query.ts";
import { changedView, type Search, searchOf } from "../view.ts";
import { looksOf } from "./content-looks.ts";
import { type ContentsView, contentsOf, lookChange, readingsOf, withRemembered } from "./contents.ts";

const type = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (type === undefined) throw new Error("The demo Space file has no type");
const scope = { type, reading: { localeIds: ["en-US", "ko-KR"] }, memberId: "sora" };
const contents = contentsOf(scope);
const { readView: read } = contents;
/** The query string of a view's address. */
const written = (collection: typeof contents, view: Parameters<typeof contents.address>[0]) =>
  searchOf(new URL(collection.address(view), "http://portal.invalid").searchParams);
const plain: ContentsView = {
  mine: false,
  order: "-sys.updatedAt",
  size: 15,
  filters: [],
  search: "",
  searchIn: [],
  look: "table",
  columns: undefined,
  cursor: {},
};

test("a bare address is everybody's, changed last first, 15 a page", () => {
  expect(read({})).toEqual({ view: plain });
});

test("the address says whose, in which order, how many, and from where", () => {
  expect(read({ mine: "1", order: "fields.title.ko-KR", size: "60", next: "abc" })).toEqual({
    view: { ...plain, mine: true, order: "fields.title.ko-KR", size: 60, cursor: { next: "abc" } },
  });
});

test("readings start with the last published by default, and accept URLs of managed lists", () => {
  const readings = readingsOf(scope);
  const at = readings.readView;
  expect(at({})).toEqual({ view: { ...plain, order: "-sys.publish.at" } });
  expect(at({ order: "-sys.updatedAt" })).toEqual({ view: plain });
  expect(written(readings, { ...plain, order: "-sys.publish.at" })).toEqual({});
  expect(written(readings, plain)).toEqual({ order: "-sys.updatedAt" });
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
  ["search", { q: "tide", in: "story.en-US", next: "n" }],
  ["columns", { columns: "story" }],
  ["columns", { columns: ["place", "length"] }],
  ["cursor", { next: "" }],
  ["cursor", { next: "a", prev: "b" }],
  ["cursor", { next: ["a", "b"] }],
  ["cursor", { prev: "x".repeat(5000) }],
])("an address with an odd %s is a problem, not a crash: %j", (problem, search) => {
  expect(read(search)).toEqual({ problem });
});

test("a search is everywhere, then in titles; its later pages are where the first one was found", () => {
  const all = ["sys.search", "title.en-US", "title.ko-KR"];
  expect(read({ q: "tide" })).toEqual({ view: { ...plain, search: "tide", searchIn: all } });
  expect(read({ q: "tide", section: "texts" })).toMatchObject({ view: { section: "texts" } });
  for (const odd of [{ section: "texts" }, { q: "tide", section: "odd" }]) {
    const reading = read(odd);
    expect("view" in reading && reading.view.section).toBeUndefined();
  }
  expect(read({ q: "tide", in: "title.ko-KR" })).toMatchObject({ view: { searchIn: all } });
  expect(read({ q: "tide", next: "n" })).toMatchObject({ view: { searchIn: ["sys.search"] } });
  expect(read({ q: "tide", next: "n", in: "title.ko-KR" })).toMatchObject({
    view: { searchIn: ["title.ko-KR"] },
  });
});

test.each([
  ["the usual order", plain.order, "sys.search,-sys.updatedAt"],
  ["an order that the member chose", "sys.createdAt", "sys.createdAt"],
])("a search in %s asks for it", (_, order, asked) => {
  const reading = read({ q: "tide", order });
  const query = "view" in reading ? queryKey(contents, reading.view) : "";
  expect(new URLSearchParams(query).get("order")).toBe(asked);
});

test("defaults stay out of the address", () => {
  expect(written(contents, plain)).toEqual({});
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
  if ("view" in reading) expect(written(contents, reading.view)).toEqual(search);
});

test("what changes a view drops the cursor and keeps the rest", () => {
  const filters = [{ key: "sys.version", operator: "gt", value: "1" }] as const;
  const view = { ...plain, mine: true, search: "tide", cursor: { next: "n" } };
  expect(changedView(view, { filters })).toEqual({ ...plain, mine: true, search: "tide", filters });
});

test("a list asks for what its rows show, and for nothing else", () => {
  const filters = [{ key: "fields.length.en-US", operator: "gte", value: "3" }] as const;
  const view = {
    ...plain,
    mine: true,
    order: "sys.createdAt",
    size: 30,
    cursor: { next: "n" },
    filters,
  } as const;
  const query = contents.query(view, []);
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

test("the last days are the member's, and make a view another one every day", () => {
  const filters = [{ key: "fields.walkedOn.en-US", operator: "gte", value: "-2d" }] as const;
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-03T22:00Z"));
  const { query, isDaily } = contentsOf({ ...scope, timeZone: "Asia/Seoul" });
  expect(query({ ...plain, filters }, []).conditions?.slice(1)).toEqual([
    ["fields.walkedOn.en-US[gte]", "2026-11-03"],
    ["fields.walkedOn.en-US[lte]", "2026-11-04"],
  ]);
  now.mockRestore();
  expect(isDaily?.({ ...plain, filters })).toBe(true);
  expect(isDaily?.({ ...plain, filters: [{ ...filters[0], value: "2026-11-03" }] })).toBe(false);
});

test("only shown columns are requested", () => {
  const { conditions } = contents.query({ ...plain, columns: ["length", "@version"] }, []);
  expect(conditions).toEqual([["select", "fields.title,fields.summary,fields.cover,fields.length"]]);
});

test("a map is a view of a type with a position alone, a hundred items a page, with their positions", () => {
  expect(read({ view: "map" })).toEqual({ problem: "look" });
  const place = readSpaceFile("lib/space-file/morae.json").contentTypes.find(({ id }) => id === "place");
  if (place === undefined) throw new Error("The demo Space file has no places");
  const places = contentsOf({ ...scope, type: place });
  const reading = places.readView({ view: "map", columns: "elevation" });
  if (!("view" in reading)) throw new Error("It is an address of a list.");
  const { view } = reading;
  expect(view).toMatchObject({ look: "map", size: 100 });
  expect(places.query(view, [])).toMatchObject({ limit: 100, conditions: [["select", selectOnMap]] });
  expect(written(places, view)).toEqual({ view: "map", columns: "elevation" });
  expect(written(places, { ...view, ...lookChange(view, "table") })).toEqual({ columns: "elevation" });
  const small = { ...view, size: 30, cursor: { next: "n" } } as const;
  expect(lookChange(small, "table")).toEqual({ look: "table", cursor: { next: "n" } });
});

test("cards need a picture, and Reader has one kind of rows", () => {
  const note = readSpaceFile("lib/space-file/morae.json").contentTypes.find(({ id }) => id === "note");
  if (note === undefined) throw new Error("The demo Space file has no notes");
  expect(looksOf(type, "contents")).toEqual(["table", "compact", "cards"]);
  expect(looksOf(note, "contents")).toEqual(["table", "compact"]);
  expect(looksOf(type, "readings")).toEqual(["table"]);
  expect(read({ view: "compact" })).toEqual({ view: { ...plain, look: "compact", size: 30 } });
  expect(contents.query({ ...plain, look: "cards", columns: ["length"] }, []).conditions).toEqual([
    ["select", "fields.title,fields.summary,fields.cover"],
  ]);
});

test("what a device remembers replaces the usual look and columns of a list", () => {
  expect(withRemembered(plain, {})).toEqual(plain);
  expect(withRemembered(plain, { look: "cards", columns: ["length"] })).toEqual({
    ...{ ...plain, look: "cards", size: 30, columns: ["length"] },
  });
});

const selectOnMap = "fields.name,fields.picture,fields.position";

test("an address that names the Space file's own columns is the plain one", () => {
  expect(read({ columns: "place,@author,@locales,@updatedAt" })).toEqual({ view: plain });
});

test("a changed view keeps its other parts and starts at the first page", () => {
  const view: ContentsView = {
    ...plain,
    mine: true,
    order: "sys.createdAt",
    size: 30,
    columns: ["length"],
    cursor: { next: "n" },
  };
  expect(changedView(view, { size: 60 })).toEqual({
    ...plain,
    mine: true,
    order: "sys.createdAt",
    size: 60,
    columns: ["length"],
  });
});

test("to read, an address of the managed list holds, but for its columns", () => {
  const readings = readingsOf(scope);
  const search = { "fields.length.en-US[gte]": "3", mine: "1", order: "sys.createdAt", columns: "length" };
  const reading = readings.readView(search);
  if (!("view" in reading)) throw new Error("It is an address of a list.");
  const { columns: _, ...rest } = search;
  expect(written(readings, reading.view)).toEqual(rest);
  const asked = new Map(readings.query(reading.view, []).conditions ?? []);
  expect(asked.get("select")).toBe("fields.title,fields.summary,fields.cover");
  expect(asked.get("fields.length.en-US[gte]")).toBe("3");
  expect(asked.get("sys.createdBy.sys.id")).toBe("sora");
});

test("own items may be deleted, others' by administrators alone, and published ones nowhere", () => {
  const item = (memberId: string) => ({
    sys: {
      ...{ id: "a", type: "Content", contentType: { sys: { id: "article" } }, version: 1 },
      ...{ createdBy: { sys: { id: memberId } }, createdAt: "", updatedAt: "" },
    },
    fields: {},
  });
  expect(contents.deleteRight(item("sora"))).toBe("delete");
  expect(contents.deleteRight(item("jiwon"))).toBeUndefined();
  expect(contentsOf({ ...scope, isAdmin: true }).deleteRight(item("jiwon"))).toBe("deleteOthers");
  expect(readingsOf({ ...scope, isAdmin: true }).deleteRight(item("sora"))).toBeUndefined();
});
