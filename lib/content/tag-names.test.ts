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

test("a Tag is called by its name, label or title, and by its id where there is none", () => {
  const named = [{ name: "tide" }, { label: "ebb" }, { name: { en: "flood" }, title: "flow" }];
  const tags = named.map((name, index) => ({ ...refer(`t${index}`), ...name }));
  expect(tagNamesOf(content([...tags, refer("shore")]))).toEqual(["tide", "ebb", "flow", "shore"]);
});

test("what is no Tag, and what is there twice, is left out", () => {
  expect(tagNamesOf(content([null, "tide", refer("shore"), refer("shore")]))).toEqual(["shore"]);
  expect(tagNamesOf(content())).toEqual([]);
});
