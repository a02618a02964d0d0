import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openArticlesForTests } from "#service/acma/articles-for-tests.ts";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
const notes = "/spaces/demo/content-types/note/contents";
const advanced = { "X-Service-Advanced-Search": "true" };

beforeAll(async () => {
  space = await openArticlesForTests();
  const written: [member: "ada" | "linus", title: string, text: string][] = [
    ["ada", "Tide tables", "Low and high water"],
    ["linus", "Tide", "There and then"],
    ["linus", "Reading the tide", "Nothing more"],
    ["ada", "A riptide", "At the cape"],
    ["linus", "Fog", "Low water, TIDES and moons"],
    ["linus", "Storm", "The untidewater"],
    ["ada", "송지호 철새", "갈매기와 도요"],
    ["ada", "100%_ certain", "A (note) with signs"],
  ];
  for (const [member, title, text] of written) {
    const body = { fields: { title: { "en-US": title }, text: { "en-US": text } } };
    await space.call(member, notes, { method: "POST", body });
  }
});
afterAll(() => space.close());

type Member = "ada" | "linus";

async function search(text: string, more = "", member: Member = "ada") {
  const query = `sys.search=${encodeURIComponent(text)}&order=sys.search,-sys.updatedAt${more}`;
  return await readPage(`${notes}?${query}`, member);
}

async function readPage(path: string, member: Member) {
  const { status, body } = await space.call(member, path, { headers: advanced });
  expect(status, JSON.stringify(body)).toBe(200);
  const titles: string[] = body.items.map(
    (item: { fields: { title: Record<string, string> } }) => item.fields.title["en-US"],
  );
  return { body, titles, found: body.search };
}

/** The titles of each page, from the first to the last, and of the pages back from the last. */
async function searchAll(text: string, limit: number, member: Member) {
  let page = await search(text, `&limit=${limit}`, member);
  const forward = [page.titles];
  while (page.body.links.next) {
    page = await readPage(page.body.links.next.replace("/v1", ""), member);
    forward.push(page.titles);
  }
  const backward = [page.titles];
  while (page.body.links.prev) {
    page = await readPage(page.body.links.prev.replace("/v1", ""), member);
    backward.unshift(page.titles);
  }
  return { forward, backward };
}

describe("a search", () => {
  test("is in sections with their counts, the best first and the member's own before others'", async () => {
    const { titles, found, body } = await search("tide");
    expect(titles).toEqual(["Tide", "Tide tables", "Reading the tide", "A riptide", "Fog", "Storm"]);
    expect(found).toEqual({
      fields: ["title", "text"],
      sections: { titleStart: 2, title: 2, text: 2 },
      items: ["titleStart", "titleStart", "title", "title", "text", "text"],
    });
    expect(body.totalCount).toBe(6);
  });

  test("needs all words, in any place", async () => {
    expect((await search("tide water")).titles).toEqual(["Tide tables", "Storm", "Fog"]);
    expect((await search("tide nowhere")).titles).toEqual([]);
  });

  test("takes every character for itself, and Korean by syllables, composed or not", async () => {
    expect((await search("100%_")).titles).toEqual(["100%_ certain"]);
    expect((await search("(note")).titles).toEqual(["100%_ certain"]);
    expect((await search("지호".normalize("NFD"))).found.sections).toEqual({ title: 1 });
  });

  test("finds words that are one slip away where nothing has the word, but not short or frequent ones", async () => {
    expect((await search("watre")).found.sections).toEqual({ similar: 2 });
    expect((await search("sotrm")).titles).toEqual(["Storm"]);
    expect((await search("갈매귀")).titles).toEqual(["송지호 철새"]);
    for (const unlike of ["theme", "fig", "worm", "tsorm", "무기"])
      expect((await search(unlike)).titles).toEqual([]);
  });

  test("goes on page by page in its order", async () => {
    const { body } = await search("tide", "&limit=4");
    const next = await readPage(body.links.next.replace("/v1", ""), "ada");
    expect(next.found.items).toEqual(["text", "text"]);
    expect(next.found.sections).toEqual({ titleStart: 2, title: 2, text: 2 });
  });

  test.each([
    ["tide water", 2, "ada", [["Tide tables", "Storm"], ["Fog"]]],
    ["tide water", 2, "linus", [["Storm", "Fog"], ["Tide tables"]]],
    ["watre", 1, "ada", [["Tide tables"], ["Fog"]]],
    ["watre", 1, "linus", [["Fog"], ["Tide tables"]]],
  ] as const)(
    "for “%s”, %i on a page, has each item once for %s, the member's own first",
    async (text, limit, member, pages) => {
      const { forward, backward } = await searchAll(text, limit, member);
      expect(forward).toEqual(pages);
      expect(backward).toEqual(pages);
    },
  );

  test("is ranked by its text: spaces between words count", async () => {
    expect((await search("reading the")).found.items).toEqual(["titleStart"]);
    expect((await search("reading  the")).found.items).toEqual(["title"]);
  });

  test("counts what the member may read and what the other conditions leave", async () => {
    expect((await search("tide", "&fields.title.en-US[prefix]=Tide")).found.sections).toEqual({
      titleStart: 2,
    });
  });

  test.each(["&limit=1", ""])("lists one section alone, with pages of its own (%s)", async (limit) => {
    const whole = await search("tide");
    const sections: string[] = whole.found.items;
    for (const names of [["titleStart"], ["text"], ["titleStart", "title"]]) {
      const titles = whole.titles.filter((_, index) => names.includes(sections[index] ?? ""));
      let page = await search("tide", `&sys.search.section[in]=${names.join()}${limit}`);
      expect(page.body.totalCount).toBe(titles.length);
      const listed = [...page.titles];
      while (page.body.links.next) {
        page = await readPage(page.body.links.next.replace("/v1", ""), "ada");
        listed.push(...page.titles);
      }
      expect(listed).toEqual(titles);
    }
    expect((await search("watre", "&sys.search.section=text")).titles).toEqual([]);
    expect((await search("watre", "&sys.search.section=similar")).titles).toEqual(["Tide tables", "Fog"]);
  });

  test("finds Media by title and name of file", async () => {
    const path = "/spaces/demo/media?sys.search=surf&order=sys.search";
    const { body } = await space.call("ada", path, { headers: advanced });
    expect(body.search).toMatchObject({ fields: ["title", "file", "description"], items: ["titleStart"] });
  });

  test.each([
    ["sys.search=", "BadFilterValue"],
    ["sys.search[prefix]=a", "BadRequest"],
    ["sys.search=a&sys.search=b", "BadRequest"],
    ["order=sys.search", "UnknownField"],
    ["sys.search.section=text", "UnknownField"],
    ["sys.search=a&sys.search.section[gte]=1&sys.search.section[near]=1,1,1", "BadRequest"],
  ])("is refused: %s", async (query, code) => {
    const { status, body } = await space.call("ada", `${notes}?${query}`, { headers: advanced });
    expect([status, body.sys.id]).toEqual([400, code]);
  });

  test("needs advanced search, and one Content Type", async () => {
    const { body } = await space.call("ada", `${notes}?sys.search=a`);
    expect(body.sys.id).toBe("AdvancedSearchUnavailable");
    const flat = await space.call("ada", "/spaces/demo/contents?sys.search=a", { headers: advanced });
    expect(flat.body.sys.id).toBe("UnknownField");
  });
});
