import { describe, expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import { paletteGroups } from "./palette-groups.ts";
import type { PaletteState } from "./palette-state.ts";

const kinds = [
  { id: "article", one: "Article", many: "Articles", icon: "box", create: true },
  { id: "place", one: "Place", many: "Places", icon: "box", create: false },
] as const;

const types = kinds.map(({ id, one, many, icon, create }) => ({
  ...{ id, icon, create, label: { one, many }, displayField: "title", columns: [] },
  fields: [{ apiName: "title", type: "Text" as const, label: "Title", required: true, localized: true }],
}));

function content(id: string, title: string): Content {
  const at = "2026-11-01T00:00:00.000Z";
  return {
    sys: {
      ...{ id, type: "Content", createdAt: at, updatedAt: at, version: 1 },
      createdBy: { sys: { id: "ada" } },
      contentType: { sys: { id: "article" } },
    },
    fields: { title: { "en-US": title } },
  };
}

const state: PaletteState = {
  subject: {
    memberId: "ada",
    kinds,
    types,
    reading: { localeId: "en-US", localeIds: ["en-US"], titleFields: { article: "title", place: "title" } },
  },
  words: {
    language: "en",
    untitled: "Untitled",
    home: "Home",
    readingPage: "Reader",
    media: "Photos and files",
    keys: "Keyboard shortcuts",
    groups: { recent: "Recent", drafts: "Drafts", go: "Go", do: "Do" },
    searchFor: (text) => `Search everything for “${text}”`,
    inKind: (many) => `In ${many}`,
    newKind: (one) => `New ${one}`,
    newCalled: (one, title) => `New ${one} called “${title}”`,
  },
  text: "",
  found: new Map(),
  drafts: [
    {
      id: "1",
      title: "Spring tides",
      href: "/contents/article/new?draft=1",
      savedAt: "2026-11-01T00:00:00Z",
    },
    { id: "2", title: "", href: "/contents/article/new?draft=2", savedAt: "2026-11-01T00:00:00Z" },
  ],
  views: [{ id: "v", contentTypeId: "article", name: "Tides this autumn", search: "mine=1" }],
  recent: [{ href: "/contents/place", text: "Places" }],
  here: undefined,
  newDraftId: "fresh",
};

const shown = (change: Partial<PaletteState>) =>
  paletteGroups({ ...state, ...change }).map(({ name, options }) => [name, options.map(({ text }) => text)]);

const hrefOf = (text: string, change: Partial<PaletteState>) =>
  paletteGroups({ ...state, ...change })
    .flatMap(({ options }) => options)
    .find((option) => option.text === text)?.href;

describe("before anything is typed", () => {
  test("there are the last choices, drafts, every place, and what can be begun", () => {
    expect(shown({})).toEqual([
      ["recent", ["Places"]],
      ["drafts", ["Spring tides", "Untitled"]],
      ["go", ["Home", "Reader", "Articles", "Places", "Photos and files", "Tides this autumn"]],
      ["do", ["New article", "Keyboard shortcuts"]],
    ]);
  });

  test("a type that may not be created is not offered", () => {
    expect(shown({}).flat(2)).not.toContain("New place");
  });
});

describe("once something is typed", () => {
  const found = new Map([
    ["article", { sought: "tide", items: [content("a", "Reading the tide")], total: 34 }],
  ]);

  test("what was found comes first, then drafts and places that have it, what can be begun, and the search", () => {
    expect(shown({ text: "tide", found })).toEqual([
      ["found-article", ["Reading the tide"]],
      ["drafts", ["Spring tides"]],
      ["go", ["Tides this autumn"]],
      ["do", ["New article called “tide”"]],
      ["search", ["In articles", "In places"]],
    ]);
  });

  test("a place that begins with it is likelier meant", () => {
    expect(shown({ text: "pla", found: new Map() })[0]).toEqual(["go", ["Places"]]);
  });

  test("each leads where it says", () => {
    expect(hrefOf("Reading the tide", { text: "tide", found })).toBe("/contents/article/a");
    expect(hrefOf("Tides this autumn", { text: "tide" })).toBe("/contents/article?mine=1");
    expect(hrefOf("In articles", { text: " tide " })).toBe("/contents/article?q=tide");
    expect(hrefOf("New article called “a & b”", { text: "a & b" })).toBe(
      "/contents/article/new?draft=fresh&title=a+%26+b",
    );
  });

  test("a count is that of this very text", () => {
    const counts = (text: string) =>
      paletteGroups({ ...state, text, found })
        .find(({ name }) => name === "search")
        ?.options.map(({ end }) => end);
    expect(counts("tide")).toEqual([{ is: "count", count: 34 }, undefined]);
    expect(counts("tides")).toEqual([undefined, undefined]);
  });

  test("every option has an id of its own", () => {
    const ids = paletteGroups({ ...state, text: "t", found }).flatMap(({ options }) =>
      options.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
