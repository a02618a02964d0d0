import { expect, test } from "vitest";
import type { ListQuery } from "#lib/space/list.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { findFirst, findNext, itemsOf } from "./found-pages.ts";

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

test("what several queries find is there once, the newest first, and each goes on where it was", async () => {
  const first = await findFirst(find, [[{ order: "en" }, { order: "ko" }]]);
  expect(first.items.map(({ sys }) => sys.id)).toEqual(["a", "d", "b"]);
  expect(first.next).toEqual([{ query: { order: "en" }, cursor: "2" }]);
  const second = await findNext(find, first);
  expect(second.next).toEqual([]);
  expect(itemsOf([first, second]).map(({ sys }) => sys.id)).toEqual(["a", "d", "b", "c"]);
});

test("what the Space does not take is asked in the next way; what fails for another reason is not", async () => {
  const refusing = (status: number) => async (query: ListQuery) => {
    if (query.order === "regex")
      throw new SpaceError({ status, code: "AdvancedSearchUnavailable", message: "" });
    return await find(query);
  };
  const alternatives = [[{ order: "regex" }], [{ order: "ko" }]];
  expect((await findFirst(refusing(400), alternatives)).items).toHaveLength(2);
  await expect(findFirst(refusing(503), alternatives)).rejects.toMatchObject({ status: 503 });
});
