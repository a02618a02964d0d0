import { beforeEach, expect, test } from "vitest";
import { refusedSearches } from "#lib/collection/first-found.ts";
import type { ListQuery } from "#lib/space/list.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { findFirst, findNext, itemsOf } from "./found-pages.ts";

// Files share a process.
beforeEach(() => refusedSearches.clear());

const item = (id: string, day: number) => ({ sys: { id, createdAt: `2026-01-0${day}T00:00:00.000Z` } });
const pages: Record<string, { items: ReturnType<typeof item>[]; next?: string }> = {
  "en:": { items: [item("a", 5), item("b", 1)], next: "2" },
  "en:2": { items: [item("c", 1)] },
  "ko:": { items: [item("a", 5), item("d", 4)] },
};

const find = async ({ order = "", next = "" }: ListQuery) => {
  const page = pages[`${order}:${next}`] ?? { items: [] };
  return { limit: 24, totalCount: 3, ...page };
};

test("items of several queries appear once, newest first, and each query continues at its cursor", async () => {
  const first = await findFirst("place", find, [[{ order: "en" }, { order: "ko" }]]);
  expect(first.items.map(({ sys }) => sys.id)).toEqual(["a", "d", "b"]);
  expect(first.next).toEqual([{ query: { order: "en" }, cursor: "2" }]);
  const second = await findNext(find, first);
  expect(second.next).toEqual([]);
  expect(itemsOf([first, second]).map(({ sys }) => sys.id)).toEqual(["a", "d", "b", "c"]);
});

test("a refused query falls back to the next alternative; other failures don't", async () => {
  const refusing = (status: number) => async (query: ListQuery) => {
    if (query.order === "regex")
      throw new SpaceError({ status, code: "AdvancedSearchUnavailable", message: "" });
    return await find(query);
  };
  const alternatives = [[{ order: "regex" }], [{ order: "ko" }]];
  expect((await findFirst("place", refusing(400), alternatives)).items).toHaveLength(2);
  await expect(findFirst("place", refusing(503), alternatives)).rejects.toMatchObject({ status: 503 });
});

const everywhere = [[{ order: "search", conditions: [["sys.search", "tide"]] }], [{ order: "ko" }]] as const;

test("a search in all texts keeps the order of the Space", async () => {
  const ranked = async () => ({
    ...{ limit: 24, totalCount: 2, items: [item("old", 1), item("new", 5)] },
    search: { fields: ["name"] },
  });
  const found = await findFirst("ranked", ranked, everywhere);
  expect(found).toMatchObject({ inTexts: true, items: [{ sys: { id: "old" } }, { sys: { id: "new" } }] });
});

test.each([
  ["refuses", new SpaceError({ status: 404, code: "NotFound", message: "" })],
  ["ignores", undefined],
])("a Space that %s a search in all texts is searched by title, and not asked again", async (how, error) => {
  const sent: (string | undefined)[] = [];
  const titles = async (query: ListQuery) => {
    sent.push(query.order);
    if (query.order === "search" && error) throw error;
    return await find(query);
  };
  for (const _ of ["first", "second"]) {
    const found = await findFirst(`place that ${how}`, titles, everywhere);
    expect(found).toMatchObject({ inTexts: false, items: [{ sys: { id: "a" } }, { sys: { id: "d" } }] });
  }
  expect(sent).toEqual(["search", "ko", "ko"]);
});

test("if titles can't be searched either, that is reported, and full text isn't tried again", async () => {
  const [first = []] = everywhere;
  let asked = 0;
  const refusing = async () => {
    asked++;
    throw new SpaceError({ status: 400, code: "UnknownField", message: "" });
  };
  for (const _ of ["first", "second"]) {
    await expect(findFirst("days", refusing, [first])).rejects.toMatchObject({ code: "NotSearchable" });
  }
  expect(asked).toBe(1);
});

test.each([
  ["what a Space", everywhere],
  ["patterns that a Space", [[{ conditions: [["fields.name.en[regex]", "tide"]] }], [{ order: "ko" }]]],
] as const)("a refusal of the whole list isn't remembered as %s lacks", async (_, queries) => {
  const closed = async () => {
    throw new SpaceError({ status: 422, code: "ValidationFailed", message: "" });
  };
  await expect(findFirst("closed", closed, queries)).rejects.toMatchObject({ code: "ValidationFailed" });
  expect(refusedSearches).toEqual(new Set());
});
