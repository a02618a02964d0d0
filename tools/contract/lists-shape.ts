import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { at, expectEqual, expectError, expectRefused, listAt } from "./expect.ts";
import { askItems, fieldPath, itemsFor } from "./list-items.ts";
import type { Space } from "./space.ts";

async function first(space: Space, query: string): Promise<unknown> {
  return listAt((await askItems(space, "Text", `limit=1&${query}`)).body, "items")[0];
}

const members = (value: unknown) => Object.keys(Object(value)).sort();

/** The Refers in the array of the item Z: to b and a, where a itself refers to b. */
async function refersOfZ(space: Space, include: string): Promise<unknown[]> {
  const { byLetter } = await itemsFor(space, "ReferArray");
  const answer = await askItems(space, "ReferArray", `sys.id=${byLetter.get("Z")}${include}`);
  return listAt(listAt(answer.body, "items")[0], fieldPath(space, "ReferArray"));
}

const inside = (space: Space, content: unknown) => listAt(content, fieldPath(space, "ReferArray"));
const typesOf = (refers: readonly unknown[]) => refers.map((each) => at(each, "sys.type"));

const expansion: Check[] = [
  ...shown("include: expansion level, 0 by default", {
    "left out a Refer stays a Refer": async (space) =>
      expectEqual(typesOf(await refersOfZ(space, "")), ["Refer", "Refer"], "their types"),
    "0 too": async (space) =>
      expectEqual(typesOf(await refersOfZ(space, "&include=0")), ["Refer", "Refer"], "their types"),
    "1: related resources": async (space) =>
      expectEqual(typesOf(await refersOfZ(space, "&include=1")), ["Content", "Content"], "their types"),
    "2: nested relations": async (space) => {
      const [, a] = await refersOfZ(space, "&include=2");
      expectEqual(typesOf(inside(space, a)), ["Content"], "the types of what a refers to");
    },
    "3 is taken": async (space) =>
      expectEqual(typesOf(await refersOfZ(space, "&include=3")), ["Content", "Content"], "their types"),
    "4 is refused": async (space) => expectRefused(await askItems(space, "Text", "include=4")),
  }),
  ...decided("include puts the resource itself in place of the Refer, to that depth", {
    "the resource, its sys included": async (space) => {
      const [b] = await refersOfZ(space, "&include=1");
      const { byLetter } = await itemsFor(space, "ReferArray");
      expectEqual(at(b, "sys.id"), byLetter.get("b"), "sys.id");
      expectEqual(at(b, fieldPath(space, "Text")), "b", fieldPath(space, "Text"));
    },
    "with 1, what it refers to stays a Refer": async (space) => {
      const [, a] = await refersOfZ(space, "&include=1");
      expectEqual(typesOf(inside(space, a)), ["Refer"], "the types of what a refers to");
    },
    "the read of one Content takes include too": async (space) => {
      const { byLetter } = await itemsFor(space, "ReferArray");
      const path = { contentId: byLetter.get("Z") ?? "" };
      const { body } = await space.asMember("readContent", { path, query: "include=1" });
      expectEqual(typesOf(inside(space, body)), ["Content", "Content"], "their types");
    },
  }),
];

export const listShape: Check[] = [
  ...shown("select: comma-separated fields to include, or to exclude when each is prefixed with -", {
    "one path of sys": async (space) =>
      assert.ok(members(at(await first(space, "select=sys.version"), "sys")).includes("version")),
    "a field": async (space) => {
      const { apiName } = space.field("Text");
      const item = await first(space, `select=fields.${apiName}`);
      expectEqual(members(at(item, "fields")), [apiName], "the fields");
    },
    "a field left out": async (space) => {
      const { apiName } = space.field("Text");
      const item = await first(space, `select=-fields.${apiName}`);
      assert.ok(!members(at(item, "fields")).includes(apiName), `${apiName} is there`);
    },
    "metadata left out": async (space) =>
      expectEqual(at(await first(space, "select=-metadata"), "metadata"), undefined, "metadata"),
  }),
  ...shown("select: including and excluding cannot be mixed in one request", {
    "one of each": async (space) => expectRefused(await askItems(space, "Text", "select=sys.id,-fields")),
  }),
  ...decided("Errors: 400 BadRequest for a mixed select", {
    "one of each": async (space) =>
      expectError(await askItems(space, "Text", "select=sys.id,-fields"), 400, "BadRequest"),
    "an empty path": async (space) =>
      expectError(await askItems(space, "Text", "select=sys.id,,fields"), 400, "BadRequest"),
  }),
  ...decided("Lists: select: sys.id and sys.type always stay", {
    "including one path of sys": async (space) =>
      expectEqual(
        members(at(await first(space, "select=sys.version"), "sys")),
        ["id", "type", "version"],
        "sys",
      ),
    "excluding sys": async (space) =>
      expectEqual(members(at(await first(space, "select=-sys"), "sys")), ["id", "type"], "sys"),
    "including no path of sys keeps it whole": async (space) => {
      const whole = await first(space, "");
      const { apiName } = space.field("Text");
      expectEqual(at(await first(space, `select=fields.${apiName}`), "sys"), at(whole, "sys"), "sys");
    },
    "a path that is not there gives nothing": async (space) =>
      expectEqual(
        members(await first(space, "select=fields.noSuchField")).includes("metadata"),
        false,
        "metadata",
      ),
  }),
  ...decided("Lists: query strings are read as HTML forms write them: + and %20 are a space", {
    both: async (space) => {
      const path = fieldPath(space, "LongText");
      for (const text of ["Lights+of+the+town", "Lights%20of%20the%20town"]) {
        const { body } = await askItems(space, "LongText", `${path}=${text}`);
        expectEqual(at(body, "totalCount"), 1, "totalCount");
      }
    },
  }),
  ...expansion,
];
