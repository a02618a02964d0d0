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

test("a Tag is called by its name, and by its id where there is none", () => {
  expect(tagNamesOf(content([{ ...refer("t1"), name: "tide" }, refer("shore")]))).toEqual(["tide", "shore"]);
});

test("what is no Tag, and what is there twice, is left out", () => {
  expect(tagNamesOf(content([null, "tide", refer("shore"), refer("shore")]))).toEqual(["shore"]);
  expect(tagNamesOf(content())).toEqual([]);
});
