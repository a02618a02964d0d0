import { patternMax, wirePattern } from "#lib/fields/filter/shorthand.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { kindCondition, type MediaKind } from "./media/file-kind.ts";

export type Condition = readonly [key: string, value: string];

/** A method to search; those of one place are alternatives, tried until the Space accepts one. */
export interface SearchMethod {
  place: string;
  condition: Condition;
  isAdvanced: boolean;
}

export const searchMax = 200;

export function isSearchText(text: unknown): text is string {
  return typeof text === "string" && text.length <= searchMax && !text.includes("\0");
}

/** The place of a search in all titles and texts, in sections. Only the embedded Space has it. */
export const everywhere = "sys.search";

/** All titles and texts first; in other Spaces the titles, in one language after the other. */
export function searchPlacesOf(
  { displayField, fields }: Pick<ContentType, "displayField" | "fields">,
  localeIds: readonly string[],
): string[] {
  const isLocalized = fields.some(({ apiName, localized }) => apiName === displayField && localized);
  const locales = isLocalized ? localeIds : localeIds.slice(0, 1);
  return [everywhere, ...locales.map((localeId) => `${displayField}.${localeId}`)];
}

/** The methods to search, best first. In titles: contains, or begins with (without advanced search). */
export function searchMethods(search: string, searchIn: readonly string[]): SearchMethod[] {
  const text = search.normalize("NFC").trim();
  if (text === "") return [];
  return searchIn.flatMap((place) =>
    place === everywhere
      ? [{ place, condition: [everywhere, text] as const, isAdvanced: true }]
      : methodsOfName(place, text),
  );
}

/** For names: `title.en-US`. */
function methodsOfName(place: string, text: string): SearchMethod[] {
  const key = `fields.${place}`;
  const pattern = wirePattern(text);
  const methods: SearchMethod[] = [...beginnings(text)].map((each) => ({
    place,
    condition: [`${key}[prefix]`, each],
    isAdvanced: false,
  }));
  if (pattern.length > patternMax) return methods;
  return [{ place, condition: [`${key}[regex]`, pattern], isAdvanced: true }, ...methods];
}

/** Without advanced search `prefix` is case-sensitive, and most names begin with a capital. */
function beginnings(text: string): Set<string> {
  const [first = "", ...rest] = text;
  return new Set([text, first.toUpperCase() + rest.join(""), first.toLowerCase() + rest.join("")]);
}

const pageSize = 24;
const newestFirst = "-sys.createdAt";

/** Whether a query searches all titles and texts. */
export function searchesEverywhere({ conditions = [] }: ListQuery): boolean {
  return conditions.some(([key]) => key === everywhere);
}

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
  const field = type.fields.find(({ apiName }) => apiName === type.displayField);
  const locales = field?.localized ? localeIds : localeIds.slice(0, 1);
  const places = locales.map((locale) => `${type.displayField}.${locale}`);
  return queriesOf(text, places, { include: 1 });
}

/** The best first; in a Space without `sys.search` the newest whose title contains the text, or begins with it. */
function queriesOf(
  text: string,
  places: readonly string[],
  { conditions = [], ...query }: Pick<ListQuery, "conditions" | "include">,
): QueryAlternatives {
  const queryWith = (...found: Condition[]): ListQuery => ({
    ...{ ...query, limit: pageSize, order: newestFirst },
    conditions: [...conditions, ...found],
  });
  const typed = text.normalize("NFC").trim();
  if (typed === "") return [[queryWith()]];
  const all = places.flatMap((place) => methodsOfName(place, typed));
  const inTitles = [true, false]
    .map((isAdvanced) => all.filter((method) => method.isAdvanced === isAdvanced))
    .filter((methods) => methods.length > 0)
    .map((methods) => methods.map(({ condition }) => queryWith(condition)));
  const ranked = { ...queryWith([everywhere, typed]), order: `${everywhere},${newestFirst}` };
  return [[ranked], ...inTitles];
}
