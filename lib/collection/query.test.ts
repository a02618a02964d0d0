import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ListQuery } from "#lib/space/list.ts";
import type { OutcomeCode } from "#lib/space/outcome.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { Kind } from "#lib/space-file/schema.ts";
import { firstFound, refusedSearches } from "./first-found.ts";
import { attemptsOf, findCurrentPage, findPage, servePage } from "./query.ts";
import type { View } from "./view.ts";

// Files share a process.
beforeEach(() => refusedSearches.clear());

const ways = ["regex", "prefix", "text"].map((name) => ({
  place: name,
  condition: [name, "tide"] as const,
  reach: name === "prefix" ? ("begins" as const) : ("contains" as const),
}));
const attempts = attemptsOf(ways, (...conditions) => ({ conditions }));

/** A Space that refuses ways by name. */
function refusing(codes: Record<string, OutcomeCode>) {
  return async ({ conditions = [] }: { conditions?: readonly (readonly [string, string])[] }) => {
    const code = codes[conditions[0]?.[0] ?? ""];
    if (code !== undefined) throw new SpaceError({ status: 400, code, message: "" });
    return { items: [], limit: 15, totalCount: 0 };
  };
}

test.each([
  ["what else is wrong is said before what the Space does not have", "BadCursor"],
  ["what the Space does not have is said where nothing else is wrong", "AdvancedSearchUnavailable"],
] as const)("%s", async (_, prefix) => {
  const asked = firstFound("notes", refusing({ regex: "AdvancedSearchUnavailable", prefix }), attempts);
  await expect(asked).rejects.toMatchObject({ code: prefix });
});

test.each([
  ["the first page, where the days of the view have moved on", true, ["next", undefined]],
  ["a problem otherwise", false, ["next"]],
])("after a cursor that the service refuses, %s", async (_, isDaily, sent) => {
  const cursors: (string | undefined)[] = [];
  const list = {
    ...{
      id: "days",
      plain: "",
      address: () => "",
      isPart: () => true,
      usualOrder: "",
      isDaily: () => isDaily,
    },
    query: ({ cursor }: View) => cursor,
    find: async (_: unknown, { next }: ListQuery) => {
      cursors.push(next);
      if (next !== undefined) throw new SpaceError({ status: 400, code: "BadCursor", message: "" });
      return { items: [], limit: 15, totalCount: 0 };
    },
  };
  const view: View = {
    ...{ mine: false, order: "", size: 15, search: "", searchIn: [] },
    cursor: { next: "next" },
  };
  const found = findCurrentPage(list, () => Promise.reject(new Error("not called")), view);
  if (isDaily) expect(await found).toMatchObject({ totalCount: 0 });
  else await expect(found).rejects.toMatchObject({ code: "BadCursor" });
  expect(cursors).toEqual(sent);
});

test.each([
  ["UnreadableAnswer", {}],
  ["Unreachable", { problem: { code: "Unreachable" } }],
] as const)("of a page that is %s on the server, the first HTML has %j", async (code, served) => {
  const find = () => Promise.reject(new SpaceError({ status: 502, code, message: "" }));
  const list = { id: "notes", plain: "", address: () => "", isPart: () => false, usualOrder: "", find };
  const view: View = { mine: false, order: "", size: 15, search: "", searchIn: [], cursor: {} };
  const found = await servePage({ ...list, query: () => ({ limit: 15 }) }, find, view);
  expect(found).toEqual({ query: "limit=15", ...served });
});

describe("in a Space that refuses sys.search", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A list, and the first condition of each query that it sent. */
  function listRefusing(
    id: string,
    status: number,
    code: OutcomeCode,
    titleKind: Kind = "Text",
    what = "sys.search",
  ) {
    const sent: string[] = [];
    const find = async (_: unknown, { conditions = [] }: ListQuery) => {
      const name = conditions[0]?.[0] ?? "";
      sent.push(name);
      if (what === "all" || name === what) throw new SpaceError({ status, code, message: "" });
      return { items: [{ sys: { id: "tide" } }], limit: 15, totalCount: 1 };
    };
    const query = (_: View, conditions: readonly (readonly [string, string])[]) => ({ conditions });
    const list = {
      id,
      plain: "",
      address: () => "",
      isPart: () => true,
      usualOrder: "",
      titleKind,
      query,
      find,
    };
    const view: View = {
      ...{ mine: false, order: "", size: 15, search: "tide", cursor: {} },
      searchIn: ["sys.search", "title.en-US"],
    };
    const send = () => Promise.reject(new Error("not called"));
    return { sent, search: async (search = "tide") => await findPage(list, send, { ...view, search }) };
  }

  test.each([400, 403, 404, 405, 422, 501])("with %i, titles are searched", async (status) => {
    const { search } = listRefusing(`on-server-${status}`, status, "Unexpected");
    expect(await search()).toMatchObject({ totalCount: 1, searchIn: ["title.en-US"] });
  });

  test.each([0, 401, 429, 500, 503])("%i is no refusal", async (status) => {
    const { sent, search } = listRefusing(`on-server-${status}`, status, "Unexpected");
    await expect(search()).rejects.toMatchObject({ status });
    expect(sent).toEqual(["sys.search"]);
  });

  const [all, titles] = ["sys.search", "fields.title.en-US[regex]"];

  test.each([
    ["UnknownField", 400],
    ["NotFound", 404],
  ] as const)("the browser remembers %s", async (code, status) => {
    vi.stubGlobal("window", {});
    const { sent, search } = listRefusing(`remembers-${code}`, status, code);
    await search();
    expect(await search()).toMatchObject({ searchIn: ["title.en-US"] });
    expect(sent).toEqual([all, titles, titles]);
  });

  test("the browser doesn't remember a refusal of the whole list", async () => {
    vi.stubGlobal("window", {});
    const { sent, search } = listRefusing("closed", 403, "AccessDenied", "Text", "all");
    await expect(search()).rejects.toMatchObject({ code: "AccessDenied" });
    await expect(search()).rejects.toMatchObject({ code: "AccessDenied" });
    expect(sent.filter((name) => name === all)).toHaveLength(2);
  });

  test("the browser doesn't remember that one text is too expensive", async () => {
    vi.stubGlobal("window", {});
    const { sent, search } = listRefusing("expensive", 400, "FilterTooExpensive");
    await search();
    await search();
    expect(sent).toEqual([all, titles, all, titles]);
  });

  test("no list asks for patterns once they were refused", async () => {
    vi.stubGlobal("window", {});
    const named = ["regex", "prefix"].map((name) => ({
      place: "title.en-US",
      condition: [name, "tide"] as const,
      reach: name === "prefix" ? ("begins" as const) : ("contains" as const),
    }));
    const sent: string[] = [];
    const find = async ({ conditions = [] }: ListQuery) => {
      const name = conditions[0]?.[0] ?? "";
      sent.push(name);
      if (name === "regex") throw new SpaceError({ status: 400, code: "BadFilterValue", message: "" });
      return { items: [], limit: 15, totalCount: 0 };
    };
    const asked = attemptsOf(named, (...conditions) => ({ conditions }));
    await firstFound("notes", find, asked);
    await firstFound("places", find, asked);
    expect(sent).toEqual(["regex", "prefix", "prefix"]);
  });

  test("a locale that the Space doesn't have says nothing of patterns", async () => {
    vi.stubGlobal("window", {});
    const asked = ["title.xx[regex]", "title.xx[prefix]", "title.en[regex]"].map((name) => ({
      method: {
        place: name.slice(0, 8),
        condition: [name, "tide"] as const,
        reach: name.endsWith("[regex]") ? ("contains" as const) : ("begins" as const),
      },
      query: { conditions: [[name, "tide"] as const] },
    }));
    const find = async ({ conditions = [] }: ListQuery) => {
      if (conditions[0]?.[0].startsWith("title.xx"))
        throw new SpaceError({ status: 400, code: "UnknownField", message: "" });
      return { items: [], limit: 15, totalCount: 1 };
    };
    expect(await firstFound("notes", find, asked)).toMatchObject({
      searchIn: ["title.en"],
      reach: "contains",
    });
    expect(refusedSearches).toEqual(new Set());
  });

  test("the server remembers nothing", async () => {
    const { sent, search } = listRefusing("on-server", 400, "UnknownField");
    await search();
    await search();
    expect(sent).toEqual([all, titles, all, titles]);
  });

  test("number titles are only searched for numbers", async () => {
    const { sent, search } = listRefusing("numbers", 400, "UnknownField", "Integer");
    expect(await search("12")).toMatchObject({ totalCount: 1, reach: "equals" });
    await expect(search("tide")).rejects.toMatchObject({ code: "NotSearchable" });
    expect(sent).toEqual([all, "fields.title.en-US", all]);
  });

  test("titles of another kind are not asked, and soon nothing is", async () => {
    vi.stubGlobal("window", {});
    const { sent, search } = listRefusing("days", 400, "UnknownField", "Date");
    await expect(search("2026")).rejects.toMatchObject({ code: "NotSearchable" });
    await expect(search("2026")).rejects.toMatchObject({ code: "NotSearchable" });
    expect(sent).toEqual([all]);
  });
});
