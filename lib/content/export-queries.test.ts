import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentSchema } from "#lib/space/content.ts";
import { readSpaceFile } from "#lib/space-file/read.ts";
import { exportQueries } from "./export-queries.ts";
import { readListView } from "./list-view.ts";

const [type] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (type === undefined) throw new Error("The demo Space file has no type");
const address = readListView(
  { mine: "1", order: "-fields.length.en-US", next: "n" },
  {
    type,
    localeIds: ["en-US"],
  },
);
if ("problem" in address) throw new Error("no view");
const subject = { type, memberId: "sora", view: address.view, contents: undefined, expands: true };
const now = Date.parse("2026-11-21T12:00:00Z");

test("the whole view goes out from its first page on, with every field, and then what changed meanwhile", () => {
  const mine = ["sys.createdBy.sys.id", "sora"];
  expect(exportQueries({ ...subject, now })).toEqual([
    { limit: 100, order: "-fields.length.en-US", include: 1, conditions: [mine] },
    {
      ...{ limit: 100, order: "sys.createdAt", include: 1 },
      conditions: [mine, ["sys.updatedAt[gte]", "2026-11-21T11:50:00.000Z"]],
    },
  ]);
});

test("what is chosen is asked for by its ids, fifty at a time, as the service has it", () => {
  const chosen = Array.from({ length: 51 }, (_, index) =>
    z.parse(contentSchema, {
      sys: {
        ...{ id: `c${index}`, type: "Content", contentType: { sys: { id: "article" } }, version: 1 },
        ...{ createdBy: { sys: { id: "sora" } }, createdAt: "", updatedAt: "" },
      },
      fields: {},
    }),
  );
  const queries = exportQueries({ ...subject, contents: chosen, expands: false, now });
  expect(queries.map(({ conditions }) => conditions?.[0]?.[1]?.split(",").length)).toEqual([50, 1]);
  expect(queries[1]).toEqual({
    ...{ limit: 100, order: "-fields.length.en-US" },
    conditions: [["sys.id[in]", "c50"]],
  });
});
