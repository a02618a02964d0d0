import { afterAll, beforeAll, expect, test } from "vitest";
import type { Collection, FoundPage } from "#lib/collection/collection.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { findPage } from "#lib/collection/query.ts";
import type { Search, View } from "#lib/collection/view.ts";
import { type ListQuery, type SearchSection, searchSections } from "#lib/space/list.ts";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { type MatrixSpace, startMatrixSpace } from "./matrix-space.ts";

const { contentTypes } = readSpaceFile("lib/space-file/morae.json");
const localeIds = ["en-US", "ko-KR"];
type Texts = Readonly<Record<string, Record<string, unknown> | undefined>>;
type Item = { sys: { id: string }; fields: Texts };
type Lists = Collection<View, FoundPage<Item>> & {
  readView: (search: Search) => { view: View } | { problem: unknown };
};

/** Each list with the fields of its titles and texts. */
const lists: { collection: Lists; titles: string[]; texts: string[] }[] = [
  ...contentTypes.map((type) => ({
    collection: contentsOf({ type, reading: { localeIds }, memberId: "ada" }) as unknown as Lists,
    titles: [type.displayField],
    texts: type.fields
      .filter((field) => "searchable" in field && field.searchable)
      .map(({ apiName }) => apiName),
  })),
  {
    collection: mediaOf({ memberId: "ada", localeIds }) as unknown as Lists,
    titles: ["title", "file"],
    texts: ["description"],
  },
];

let space: MatrixSpace;
let everything: Item[][];
beforeAll(async () => {
  space = await startMatrixSpace();
  everything = await Promise.all(
    lists.map(({ collection }) => all((query) => collection.find(space.send, query))),
  );
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

/** What the palette shows: titles of all lists, the best list first, four of each; then texts; similar words if there is nothing else. */
async function search(q: string) {
  const pages = await Promise.all(
    lists.map(async (list) => {
      const address = list.collection.readView({ q });
      if (!("view" in address)) throw new Error("no view");
      return { list, page: await findPage(list.collection, space.send, address.view) };
    }),
  );
  const found = pages.flatMap(({ list, page }) => {
    const sections = page.search?.items ?? [];
    return page.items.slice(0, 4).map(({ fields }, index) => {
      const title = fields[list.titles[0] ?? ""];
      const isTitle = sections[index] === "titleStart" || sections[index] === "title";
      const rank = searchSections.indexOf((isTitle ? sections[0] : sections[index]) ?? "similar");
      return { rank, title: String(title?.["en-US"] ?? title?.["ko-KR"]) };
    });
  });
  const isExact = found.some(({ rank }) => rank < 3);
  const titles = found
    .filter(({ rank }) => !isExact || rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ title }) => title);
  return { titles, pages };
}

function textsOf({ fields }: Item, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    Object.values(fields[name] ?? {}).map((value) =>
      typeof value === "string" ? value : String((value as { fileName?: string }).fileName),
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
  ["송지오", "Songjiho, Goseong"],
  ["hongdo light", "Hongdo light, dusk"],
  ["홍도 등대", "Hongdo light, dusk"],
  ["kelp", "Kelp at six metres"],
  ["05:40", "Sokcho, 05:40"],
  ["novem", "November moon"],
  ["night walk", "Night walk under the November moon"],
  ["goose", "The goose dyke"],
  ["outer harbour", "Sokcho, outer harbour"],
  ["watre", "Slack water"],
  ["hogndo", "Hongdo, Sinan"],
  ["Sokco", "Sokcho, outer harbour"],
])("a search for “%s” has what is meant among its first three, and true counts", async (q, expected) => {
  const { titles, pages } = await search(q);
  expect(titles.slice(0, 3), titles.join(" | ")).toContain(expected);
  for (const [index, { list, page }] of pages.entries()) {
    const counts = new Map<SearchSection, number>();
    for (const item of everything[index] ?? []) {
      const section = sectionOf(item, list, q);
      if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    const { similar = 0, ...exact } = page.search?.sections ?? {};
    expect(exact, list.collection.id).toEqual(Object.fromEntries(counts));
    expect(page.totalCount).toBe(similar + [...counts.values()].reduce((sum, count) => sum + count, 0));
  }
});

test.each(["snoring", "theme", "xyzzy"])("nothing is like “%s”", async (q) => {
  expect((await search(q)).titles).toEqual([]);
});
