import { canonicalText } from "#lib/fields/canonical-text.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { ContentType, Kind } from "#lib/space-file/schema.ts";
import { kindCondition, type MediaKind } from "./media/file-kind.ts";
import { type Condition, everywhere, searchMethods, titlePlacesOf } from "./search-methods.ts";
import { titleFieldOf } from "./type-words.ts";

const pageSize = 24;
const newestFirst = "-sys.createdAt";

interface Search {
  text: string;
  /** The default first. */
  localeIds: readonly string[];
}

interface MediaSearch extends Search {
  kind: MediaKind | undefined;
  createdBy?: string | undefined;
}

/** Each entry holds parallel queries, as conditions have no OR; later entries are fallbacks. */
export type QueryAlternatives = readonly (readonly ListQuery[])[];

/** Media that a text finds; without one the newest. */
export function mediaQueries({ text, localeIds, kind, createdBy }: MediaSearch): QueryAlternatives {
  const [first = ""] = localeIds;
  const always = [
    ...(kind === undefined ? [] : [kindCondition(kind, first)]),
    ...(createdBy === undefined ? [] : [["sys.createdBy.sys.id", createdBy] as const]),
  ];
  const places = localeIds.map((locale) => `title.${locale}`);
  return queriesOf(text, places, { conditions: always });
}

/** Contents that a text finds; without one the newest. */
export function contentQueries({ text, localeIds, type }: Search & { type: ContentType }): QueryAlternatives {
  const kind = titleFieldOf(type)?.type;
  return queriesOf(text, titlePlacesOf(type, localeIds), { include: 1 }, kind);
}

/** The best first; in a Space without `sys.search` the newest whose title contains the text, or begins with it. */
function queriesOf(
  text: string,
  places: readonly string[],
  { conditions = [], ...query }: Pick<ListQuery, "conditions" | "include">,
  kind?: Kind,
): QueryAlternatives {
  const queryWith = (...found: Condition[]): ListQuery => ({
    ...{ ...query, limit: pageSize, order: newestFirst },
    conditions: [...conditions, ...found],
  });
  const typed = canonicalText(text).trim();
  if (typed === "") return [[queryWith()]];
  const all = searchMethods(typed, places, kind);
  const inTitles = [true, false]
    .map((isAdvanced) => all.filter(({ reach }) => (reach === "contains") === isAdvanced))
    .filter((methods) => methods.length > 0)
    .map((methods) => methods.map(({ condition }) => queryWith(condition)));
  const ranked = { ...queryWith([everywhere, typed]), order: `${everywhere},${newestFirst}` };
  return [[ranked], ...inTitles];
}

/** Whether a query searches all titles and texts. */
export function searchesEverywhere({ conditions = [] }: ListQuery): boolean {
  return conditions.some(([key]) => key === everywhere);
}

export function searchesByPattern({ conditions = [] }: ListQuery): boolean {
  return conditions.some(([key]) => key.endsWith("[regex]"));
}
