import { expect, test } from "vitest";
import type { Media } from "#lib/space/media.ts";
import { listedMedia } from "./listed-media.ts";

const file = (
  id: string,
  createdBy: Media["sys"]["createdBy"],
  updatedBy: Media["sys"]["createdBy"],
): Media => ({
  sys: {
    ...{ id, type: "Media", version: 1, createdBy, updatedBy },
    ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
  },
  fields: {},
});
const named = (id: string, nickname: string) => ({ sys: { id }, nickname });

test("an uploader keeps the name, even if the Space only sends the editor's id", () => {
  const items = [
    file("gull", named("ann", "Ann"), { sys: { id: "bo" } }),
    file("tern", named("bo", "Bo"), { sys: { id: "ann" } }),
  ];
  const { page } = listedMedia({ query: "", page: { items, limit: 2 } });
  expect(page?.items.map(({ sys }) => sys.createdBy.nickname)).toEqual(["Ann", "Bo"]);
});
