import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { isFoundInTitles, sectionOf } from "#service/query/compile-search.ts";
import { keysSchema } from "#service/query/cursor.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { ranksOfSection, type Search, searchPath, searchSections } from "#service/query/search.ts";

type SectionName = (typeof searchSections)[number];

export type Sections = Partial<Record<SectionName, number>>;

/** The index of an item's section, for its total (`total.ts`); a constant without a search. */
export function sectionColumn(list: CompiledList): RawBuilder<unknown> {
  const search = searchIn(list);
  return search ? sql`${sectionOf(search)}::integer` : sql`0`;
}

/** The number of items in each section that has any; undefined without a search. */
export function sectionsOf(
  list: CompiledList,
  counts: readonly { section: number; total: number }[],
): Sections | undefined {
  if (!searchIn(list)) return undefined;
  return Object.fromEntries(
    searchSections.flatMap((name, index) =>
      counts.filter(({ section }) => section === index).map(({ total }) => [name, total]),
    ),
  );
}

/** Whether its total is counted by section. */
export function hasSections(list: CompiledList): boolean {
  return searchIn(list) !== undefined;
}

interface SearchAnswer {
  search?: {
    /** The searched fields. */
    fields: readonly string[];
    sections?: Sections;
    /** The section of each item, if the list is in the order of the search. */
    items?: readonly (SectionName | undefined)[];
    /** Items created before this time weren't searched. */
    since?: string;
  };
}

/** What the answer says of a search (`grammar.md`, "Search"). */
export function searchAnswer(
  { compiled: list, since }: Pick<OpenList, "compiled" | "since">,
  rows: readonly { order_keys: string }[],
  sections: Sections | undefined,
): SearchAnswer {
  const search = searchIn(list);
  if (!search) return {};
  const isRanked = list.order[0]?.target.path === searchPath && list.order[0].descending === false;
  const items = rows.map((row) => {
    const [rank] = keysSchema.parse(JSON.parse(row.order_keys));
    return searchSections[Math.floor(Number(rank) / ranksOfSection)];
  });
  return {
    search: {
      fields: search.names,
      ...(sections && { sections }),
      ...(isRanked && { items }),
      ...(since && { since: new Date(since[0]).toISOString() }),
    },
  };
}

/** Fewer are ranked in no time. */
const ranksQuickly = 1_000;

/**
 * Splits a search with many matches into two lists in its order: matches in titles, which an index finds, and the rest.
 * If the first fills the page, only titles are ranked.
 */
export function splitByTitles(
  list: CompiledList,
  { matching, sections }: { matching: number; sections?: Sections | undefined },
): CompiledList[] {
  const [key] = list.order;
  const inTitles = sections && (sections.titleStart ?? 0) + (sections.title ?? 0);
  if (matching <= ranksQuickly || list.offset > 0 || (inTitles !== undefined && inTitles < list.limit))
    return [list];
  if (key?.target.source.from !== "search") return [list];
  const areTitles = isFoundInTitles(key.target.source.search);
  const isRest = sql<SqlBool>`(${areTitles}) is not true`;
  const parts = [
    { ...list, matches: allOf([areTitles, list.filter]), filter: allOf([areTitles, list.filter]) },
    { ...list, matches: allOf([list.matches, isRest]), filter: allOf([list.filter, isRest]) },
  ];
  return key.descending === list.backward ? parts : parts.reverse();
}

function searchIn({ conditions }: CompiledList): Search | undefined {
  const source = conditions.map(({ target }) => target.source).find(({ from }) => from === "search");
  return source?.from === "search" ? source.search : undefined;
}
