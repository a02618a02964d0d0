import { describe, expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import { paletteGroups } from "./palette-groups.ts";
import type { PaletteState } from "./palette-state.ts";
import type { Found } from "./use-palette-search.ts";

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
    profile: "Profile",
    groups: {
      recent: "Recent",
      drafts: "Drafts",
      go: "Go",
      do: "Do",
      commands: "Commands",
      named: "Named",
      photos: "Photos",
      texts: "Texts",
      similar: "Similar",
    },
    commands: [
      { command: { is: "keys" }, text: "Keyboard shortcuts", keywords: "help" },
      { command: { is: "preference", name: "theme", value: "dark" }, text: "Dark theme", keywords: "mode" },
    ],
    mine: (many) => `My ${many}`,
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
      ["go", ["Home", "Reader", "Articles", "Places", "Photos and files", "Profile", "Tides this autumn"]],
      ["do", ["New article"]],
      ["commands", ["Keyboard shortcuts"]],
    ]);
  });

  test("a type that may not be created is not offered", () => {
    expect(shown({}).flat(2)).not.toContain("New place");
  });
});

describe("once something is typed", () => {
  const found = new Map<string, Found>([
    [
      "article",
      { sought: "tide", items: [content("a", "Reading the tide")], total: 34, sections: ["title"] },
    ],
    ["place", { sought: "tide", items: [], total: 0 }],
  ]);

  test("search results come first, then drafts, views and longer lists, and creation last", () => {
    expect(shown({ text: "tide", found })).toEqual([
      ["found-article", ["Reading the tide"]],
      ["drafts", ["Spring tides"]],
      ["go", ["Tides this autumn"]],
      ["search", ["In articles"]],
      ["do", ["New article called “tide”"]],
    ]);
  });

  test("a text is no title of what a number names", () => {
    const numbered = types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, type: "Integer" as const })),
    }));
    const subject = { ...state.subject, types: numbered };
    expect(shown({ text: "tide", subject }).at(-1)).toEqual(["do", ["New article"]]);
  });

  test.each([
    ["pla", ["Places", "My places"]],
    ["keyboard", ["Keyboard shortcuts"]],
    ["theme", ["Dark theme"]],
    ["my articles", ["My articles"]],
    ["articles", ["Articles", "My articles"]],
  ])("a page or a command with a word that begins with it is first: %s", (text, names) => {
    expect(shown({ text, found: new Map() })[0]).toEqual(["named", names]);
  });

  test("one that was chosen lately precedes the others", () => {
    const recent = [{ href: "/profile", text: "Profile" }];
    expect(shown({ text: "pro", recent: [] })[0]).toEqual(["named", ["Profile"]]);
    expect(shown({ text: "p", recent: [] })[0]?.[1]?.[0]).toBe("Places");
    expect(shown({ text: "p", recent })[0]?.[1]?.[0]).toBe("Profile");
  });

  test("a command that was chosen lately precedes pages, and has its name in the present language", () => {
    const recent = [{ commandId: "palette-command-preference-theme-dark" }, { commandId: "gone" }];
    expect(shown({ recent })[0]).toEqual(["recent", ["Dark theme"]]);
    const words = { ...state.words, home: "Dark bay" };
    expect(shown({ text: "dark", words, recent: [] })[0]).toEqual(["named", ["Dark bay", "Dark theme"]]);
    expect(shown({ text: "dark", words, recent })[0]).toEqual(["named", ["Dark theme", "Dark bay"]]);
  });

  test("to sign out is never a recent choice, which Enter alone would choose", () => {
    const signOut = { command: { is: "signOut" }, text: "Sign out", keywords: "" } as const;
    const words = { ...state.words, commands: [signOut, ...state.words.commands] };
    const groups = paletteGroups({ ...state, words });
    const commands = groups.find(({ name }) => name === "commands")?.options;
    expect(commands?.map(({ recent }) => recent)).toEqual([undefined, { commandId: "palette-command-keys" }]);
  });

  test("the type with the best title is first, texts are after all titles, similar words if there is nothing", () => {
    const groups = (sections: Found["sections"], others = found) => {
      const place = { sought: "tide", items: [content("p", "Tide pool")], total: 1, sections };
      const names = shown({ text: "tide", found: new Map([...others, ["place", place]]) });
      return names.map(([name]) => String(name)).filter((name) => name.includes("found"));
    };
    expect(groups(["titleStart"])).toEqual(["found-place", "found-article"]);
    expect(groups(["text"])).toEqual(["found-article", "found-texts"]);
    expect(groups(["similar"])).toEqual(["found-article"]);
    expect(groups(["similar"], new Map())).toEqual(["found-similar"]);
  });

  test("synonyms of a command find it, after the search results", () => {
    expect(shown({ text: "help" })).toContainEqual(["commands", ["Keyboard shortcuts"]]);
  });

  test("each result opens what it names", () => {
    expect(hrefOf("Reading the tide", { text: "tide", found })).toBe("/contents/article/a");
    expect(hrefOf("Tides this autumn", { text: "tide" })).toBe("/contents/article?mine=1");
    expect(hrefOf("In articles", { text: " tide ", found })).toBe("/contents/article?q=tide");
    expect(hrefOf("New article called “a & b”", { text: "a & b" })).toBe(
      "/contents/article/new?draft=fresh&title=a+%26+b",
    );
  });

  test("a count is that of this very text, and not zero", () => {
    const counts = (text: string) =>
      paletteGroups({ ...state, text, found })
        .find(({ name }) => name === "search")
        ?.options.map(({ end }) => end);
    expect(counts("tide")).toEqual([{ is: "count", count: 34 }]);
    expect(counts("tides")).toBeUndefined();
  });

  test("every option has an id of its own", () => {
    const ids = paletteGroups({ ...state, text: "t", found }).flatMap(({ options }) =>
      options.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
