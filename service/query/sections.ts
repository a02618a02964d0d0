import { sql } from "kysely";
import * as z from "zod";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { sectionOf } from "#service/query/compile-search.ts";
import { keysSchema } from "#service/query/cursor.ts";
import { ranksOfSection, type Search, searchPath, searchSections } from "#service/query/search.ts";
import { type Counting, exactUpTo } from "#service/query/total.ts";

type SectionName = (typeof searchSections)[number];

export type Sections = Partial<Record<SectionName, number>>;

const countsSchema = z.array(z.object({ section: z.number(), count: z.number() }));

/** The number of items of each section that has any; undefined without a search, or for more than are counted. */
export async function countSections({ db, place, list }: Counting): Promise<Sections | undefined> {
  const search = searchIn(list);
  if (!search) return undefined;
  const { rows } = await sql`
    select section, count(*)::integer as count from (
      select ${sectionOf(search)}::integer as section from ${sql.table(place.table)}
      where ${allOf([place.within, list.matches])} limit ${sql.lit(exactUpTo + 1)}
    ) as found group by section`.execute(db);
  const counts = countsSchema.parse(rows);
  if (counts.reduce((total, { count }) => total + count, 0) > exactUpTo) return undefined;
  return Object.fromEntries(
    searchSections.flatMap((name, index) =>
      counts.filter(({ section }) => section === index).map(({ count }) => [name, count]),
    ),
  );
}

interface SearchAnswer {
  search?: {
    /** The fields that were looked through. */
    fields: readonly string[];
    sections?: Sections;
    /** The section of each item, if the list is in the order of the search. */
    items?: readonly (SectionName | undefined)[];
  };
}

/** What the answer says of a search (`grammar.md`, "Search"). */
export function searchAnswer(
  list: CompiledList,
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
  return { search: { fields: search.names, ...(sections && { sections }), ...(isRanked && { items }) } };
}

function searchIn({ conditions }: CompiledList): Search | undefined {
  const source = conditions.map(({ target }) => target.source).find(({ from }) => from === "search");
  return source?.from === "search" ? source.search : undefined;
}
