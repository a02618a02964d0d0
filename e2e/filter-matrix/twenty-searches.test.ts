import { afterAll, beforeAll, expect, test } from "vitest";
import { foundGroups } from "#components/palette/found-groups.ts";
import { type Found, mediaKey } from "#components/palette/use-palette-search.ts";
import type { Collection, FoundPage, Listed } from "#lib/collection/collection.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { findPage } from "#lib/collection/query.ts";
import type { Search, View } from "#lib/collection/view.ts";
import type { ListQuery, SearchSection } from "#lib/space/list.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { type MatrixSpace, startMatrixSpace } from "./matrix-space.ts";

const { contentTypes } = readSpaceFile("lib/space-file/morae.json");
const localeIds = ["en-US", "ko-KR"];
const reading = {
  ...{ localeId: "en-US", localeIds },
  titleFields: Object.fromEntries(contentTypes.map(({ id, displayField = "" }) => [id, displayField])),
};

/** Each list with the fields of its titles and texts. */
const contents = contentTypes.map((type) => ({
  collection: contentsOf({ type, reading, memberId: "ada" }),
  titles: [type.displayField ?? ""],
  texts: type.fields
    .filter((field) => "searchable" in field && field.searchable)
    .map(({ apiName }) => apiName),
}));
const media = {
  collection: mediaOf({ memberId: "ada", localeIds }),
  titles: ["title", "file"],
  texts: ["description"],
};

type Item = Listed & { fields: object };
type Searched<Shown extends View, Found extends FoundPage> = Collection<Shown, Found> & {
  readView: (search: Search) => { view: Shown } | { problem: unknown };
};

let space: MatrixSpace;
let everything: Item[][];
beforeAll(async () => {
  space = await startMatrixSpace();
  everything = await Promise.all([
    ...contents.map(({ collection }) => all((query) => collection.find(space.send, query))),
    all((query) => media.collection.find(space.send, query)),
  ]);
}, 120_000);
afterAll(async () => await space.close());

async function all(find: (query: ListQuery) => Promise<FoundPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page: FoundPage<Item> = await find({ limit: 100, ...(next !== "" && { next }) });
    items.push(...page.items);
    next = page.next;
  }
  return items;
}

async function find<Shown extends View, Found extends FoundPage>(
  collection: Searched<Shown, Found>,
  q: string,
) {
  const address = collection.readView({ q });
  if (!("view" in address)) throw new Error("no view");
  return await findPage(collection, space.send, address.view, (query) => ({ ...query, limit: 4 }));
}

/** What the palette shows, and the pages that it is made of. */
async function search(q: string) {
  const ofContents = await Promise.all(
    contents.map(async (list) => ({ list, page: await find(list.collection, q) })),
  );
  const ofMedia = { list: media, page: await find(media.collection, q) };
  const found = new Map<string, Found>([
    ...ofContents.map(({ list, page }) => {
      const shown = { sought: q, items: page.items, sections: page.search?.items };
      return [list.collection.id, shown] as const;
    }),
    [mediaKey, { sought: q, media: ofMedia.page.items, sections: ofMedia.page.search?.items }] as const,
  ]);
  const groups = foundGroups({
    subject: { types: contentTypes, kinds: [], reading },
    words: { untitled: "", groups: { photos: "Photos", texts: "Texts", similar: "Similar" } },
    found,
  });
  const titles = groups.flatMap(({ options }) => options.map(({ text }) => text));
  return { titles, pages: [...ofContents, ofMedia] };
}

function textsOf({ fields }: Item, names: readonly string[]): string[] {
  const read = Object.entries(fields).filter(([name]) => names.includes(name));
  return read.flatMap(([, byLocale]) =>
    Object.values<string | { fileName?: string }>(byLocale).map((value) =>
      typeof value === "string" ? value : String(value.fileName),
    ),
  );
}

/** The section of an item, by this reading of the rules alone. */
function sectionOf(
  item: Item,
  list: { titles: string[]; texts: string[] },
  q: string,
): SearchSection | undefined {
  const [titles, texts] = [list.titles, list.texts].map((names) =>
    textsOf(item, names).map((text) => text.toLowerCase()),
  );
  const words = q.toLowerCase().split(" ");
  const has = (searched: string[] = []) =>
    words.every((word) => searched.some((text) => text.includes(word)));
  if (titles?.some((text) => text.startsWith(q.toLowerCase()))) return "titleStart";
  if (has(titles)) return "title";
  return has([...(titles ?? []), ...(texts ?? [])]) ? "text" : undefined;
}

test.each([
  ["tide", "Reading the tide at Songjiho"],
  ["reading the", "Reading the tide at Songjiho"],
  ["songjiho tide", "Reading the tide at Songjiho"],
  ["Songjiho", "Songjiho, Goseong"],
  ["송지호", "Songjiho, Goseong"],
  ["물때", "Jebudo between two tides"],
  ["해운대", "Haeundae, Busan"],
  ["십일월 달", "November moon"],
  ["송지오", "Songjiho, Goseong", /(^|\s)송지호/],
  ["hongdo light", "Hongdo light, dusk"],
  ["홍도 등대", "Hongdo light, dusk"],
  ["kelp", "Kelp at six metres"],
  ["05:40", "Sokcho, 05:40"],
  ["novem", "November moon"],
  ["night walk", "Night walk under the November moon"],
  ["goose", "The goose dyke"],
  ["outer harbour", "Sokcho, outer harbour"],
  ["watre", "Slack water", /\bwater\b/i],
  ["hogndo", "Hongdo, Sinan", /\bhongdo\b/i],
  ["Sokco", "Sokcho, outer harbour", /\bsokcho\b/i],
])(
  "a search for “%s” has what is meant among its first three, and says nothing false",
  async (q, expected, similar = /^$/) => {
    const { titles, pages } = await search(q);
    expect(titles.slice(0, 3), titles.join(" | ")).toContain(expected);
    for (const [index, { list, page }] of pages.entries()) {
      const searched = [...list.titles, ...list.texts];
      const counts = new Map<SearchSection, number>();
      const sections = new Map<string, SearchSection>();
      for (const item of everything[index] ?? []) {
        const isSimilar = textsOf(item, searched).some((text) => similar.test(text));
        const section = sectionOf(item, list, q) ?? (isSimilar ? "similar" : undefined);
        if (section === undefined) continue;
        counts.set(section, (counts.get(section) ?? 0) + 1);
        sections.set(item.sys.id, section);
      }
      // What the list says that it searched, and the heading above each of its rows.
      expect(new Set(page.search?.fields), list.collection.id).toEqual(new Set(searched));
      expect(page.search?.items).toEqual(page.items.map(({ sys }) => sections.get(sys.id)));
      expect(page.search?.sections, list.collection.id).toEqual(Object.fromEntries(counts));
      expect(page.totalCount).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
    }
  },
);

test.each(["snoring", "theme", "xyzzy"])("nothing is like “%s”", async (q) => {
  expect((await search(q)).titles).toEqual([]);
});
