import { patternMax } from "#lib/fields/filter/filter-value.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

export type Condition = readonly [key: string, value: string];

/** One way to ask for what is looked for; the ways of one place are tried until the Space takes one of them. */
export interface SearchWay {
  place: string;
  condition: Condition;
  isAdvanced: boolean;
}

export const searchMax = 200;
const anyCase = "(?i)";

export function isSearchText(text: unknown): text is string {
  return typeof text === "string" && text.length <= searchMax && !text.includes("\0");
}

/** Where a type's list can be searched: names first, then texts that the Space searches as such. */
export function searchPlacesOf(type: ContentType, localeIds: readonly string[]): string[] {
  const naming = type.fields.filter(({ apiName }) => apiName === type.displayField);
  const texts = type.fields.filter((field) => "searchable" in field && field.searchable);
  return [...naming, ...texts].flatMap(({ apiName, localized }) =>
    (localized ? localeIds : localeIds.slice(0, 1)).map((localeId) => `${apiName}.${localeId}`),
  );
}

/** The places in the order in which an address has them; `undefined` when it begins with one that is none. */
export function placesFrom(places: readonly string[], first: unknown): readonly string[] | undefined {
  if (first === undefined) return places;
  if (typeof first !== "string" || !places.includes(first)) return undefined;
  return [first, ...places.filter((place) => place !== first)];
}

/**
 * The ways to look for a text, the best first: a name that holds it in upper or lower case, a name that begins with it
 * where the Space has no advanced search, a text that full text finds it in. None without a search.
 */
export function searchWays(
  displayField: string,
  { search, searchIn }: { search: string; searchIn: readonly string[] },
): SearchWay[] {
  const text = search.normalize("NFC").trim();
  if (text === "") return [];
  return searchIn.flatMap((place) =>
    place.startsWith(`${displayField}.`)
      ? waysOfName(place, text)
      : [{ place, condition: [`fields.${place}`, text], isAdvanced: true }],
  );
}

/** The ways to look for a text in a name: `title.en-US`. */
export function waysOfName(place: string, text: string): SearchWay[] {
  const key = `fields.${place}`;
  const pattern = anyCase + text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&");
  const ways: SearchWay[] = [...beginnings(text)].map((each) => ({
    place,
    condition: [`${key}[prefix]`, each],
    isAdvanced: false,
  }));
  if (pattern.length > patternMax) return ways;
  return [{ place, condition: [`${key}[regex]`, pattern], isAdvanced: true }, ...ways];
}

/** Without advanced search `prefix` tells upper from lower case, and a name most often begins with a capital. */
function beginnings(text: string): Set<string> {
  const [first = "", ...rest] = text;
  return new Set([text, first.toUpperCase() + rest.join(""), first.toLowerCase() + rest.join("")]);
}
