import { expect, test } from "vitest";
import { tagNamesOf } from "./tag-names.ts";

const content = (tags?: unknown[]) => ({
  sys: {
    id: "a",
    type: "Content",
    contentType: { sys: { id: "article" } },
    createdBy: { sys: { id: "sora" } },
    createdAt: "2026-11-15T19:30:00.000Z",
    updatedAt: "2026-11-15T19:30:00.000Z",
    version: 1,
  },
  fields: {},
  ...(tags && { metadata: { tags } }),
});
const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "Tag" } });

test("a Tag is shown by name, label or title, else by id", () => {
  const named = [{ name: "tide" }, { label: "ebb" }, { name: { en: "flood" }, title: "flow" }];
  const tags = named.map((name, index) => ({ ...refer(`t${index}`), ...name }));
  expect(tagNamesOf(content([...tags, refer("shore")]))).toEqual(["tide", "ebb", "flow", "shore"]);
});

test("invalid and duplicate Tags are left out", () => {
  expect(tagNamesOf(content([null, "tide", refer("shore"), refer("shore")]))).toEqual(["shore"]);
  expect(tagNamesOf(content())).toEqual([]);
});
