import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentSchema } from "#lib/space/content.ts";
import type { Send } from "#lib/space/send.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { chosenSources, viewSources } from "./export-sources.ts";
import { contentsOf } from "./of/contents.ts";
import type { Search } from "./view.ts";

const [type] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (type === undefined) throw new Error("The demo Space file has no type");
const now = Date.parse("2026-11-21T12:00:00Z");

function subjectOf(search: Search) {
  if (type === undefined) throw new Error("no type");
  const collection = contentsOf({ type, reading: { localeIds: ["en-US"] }, memberId: "sora" });
  const address = collection.readView(search);
  if ("problem" in address) throw new Error("no view");
  return { collection, view: address.view, expands: true };
}

/** A Space whose lists hold so many items, one after the other, and that remembers what it was asked. */
function space(...totals: number[]) {
  const asked: Record<string, string>[] = [];
  const send: Send = async ({ query }) => {
    asked.push(Object.fromEntries(new URLSearchParams(query)));
    const list = { sys: { type: "TotalPageResponse" }, limit: 100, items: [], links: {} };
    return Response.json(
      { ...list, totalCount: totals.shift() ?? 0 },
      { headers: { "x-service-advanced-search": "true" } },
    );
  };
  return { send, asked };
}

test("a view is exported with all fields from its first page, then items that changed meanwhile", async () => {
  const { send, asked } = space();
  for (const source of viewSources(subjectOf({ mine: "1", order: "-fields.length.en-US", next: "n" }), now)) {
    await source(send, undefined);
  }
  const both = { limit: "100", include: "1", "sys.createdBy.sys.id": "sora" };
  expect(asked).toEqual([
    { ...both, order: "-fields.length.en-US" },
    { ...both, order: "sys.createdAt", "sys.updatedAt[gte]": "2026-11-21T11:50:00.000Z" },
  ]);
});

test("later pages of a search look in the fields of the first one", async () => {
  const { send, asked } = space(0, 5, 5);
  const [source] = viewSources(subjectOf({ q: "tide" }), now);
  await source?.(send, undefined);
  await source?.(send, "n");
  const places = asked.map((query) => Object.keys(query).find((key) => key.startsWith("fields.")));
  expect(places).toEqual([undefined, "fields.title.en-US[regex]", "fields.title.en-US[regex]"]);
  expect(asked[0]?.["sys.search"]).toBe("tide");
  expect(asked[2]?.next).toBe("n");
});

test("items that changed meanwhile are searched in the fields of the view's search only", async () => {
  const { send, asked } = space(141, 5, 0);
  for (const source of viewSources(subjectOf({ q: "tide" }), now)) await source(send, undefined);
  const places = asked.map((query) => Object.keys(query).find((key) => key.startsWith("fields.")));
  expect(places).toEqual([undefined, "fields.title.en-US[regex]", "fields.title.en-US[regex]"]);
});

test("selected items are requested by id, fifty at a time", async () => {
  const chosen = Array.from({ length: 51 }, (_, index) =>
    z.parse(contentSchema, {
      sys: {
        ...{ id: `c${index}`, type: "Content", contentType: { sys: { id: "article" } }, version: 1 },
        ...{ createdBy: { sys: { id: "sora" } }, createdAt: "", updatedAt: "" },
      },
      fields: {},
    }),
  );
  const { send, asked } = space();
  for (const source of chosenSources({ ...subjectOf({}), expands: false }, chosen)) {
    await source(send, undefined);
  }
  expect(asked.map((query) => query["sys.id[in]"]?.split(",").length)).toEqual([50, 1]);
  expect(asked[1]).toEqual({ limit: "100", order: "-sys.updatedAt", "sys.id[in]": "c50" });
});
