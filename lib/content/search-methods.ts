import { canonicalText } from "#lib/fields/canonical-text.ts";
import { patternMax, wirePattern } from "#lib/fields/filter/shorthand.ts";
import { isNumber, isText } from "#lib/fields/title-words.ts";
import type { Kind } from "#lib/space-file/schema.ts";
import { type Titled, titleFieldOf } from "./type-words.ts";

export type Condition = readonly [key: string, value: string];

/** The `select` of these fields; none without any, so that items come whole. */
export function selected(...fields: readonly (string | undefined)[]): Condition[] {
  const names = [...new Set(fields)].filter(Boolean).map((name) => `fields.${name}`);
  return names.length === 0 ? [] : [["select", names.join(",")]];
}

/** A method to search; those of one place are alternatives, tried until the Space accepts one. */
export interface SearchMethod {
  place: string;
  condition: Condition;
  /** What it finds; "contains" needs advanced search. */
  reach: "contains" | "begins" | "equals";
}

export const searchMax = 200;

export function isSearchText(text: unknown): text is string {
  return typeof text === "string" && text.length <= searchMax && !text.includes("\0");
}

/** The place of a search in all titles and texts, in sections. Only the embedded Space has it. */
export const everywhere = "sys.search";

/** All titles and texts first; in other Spaces the titles, in one language after the other. */
export function searchPlacesOf(type: Titled, localeIds: readonly string[]): string[] {
  return [everywhere, ...titlePlacesOf(type, localeIds)];
}

/** The titles of a type: `title.en-US`. */
export function titlePlacesOf(type: Titled, localeIds: readonly string[]): string[] {
  const field = titleFieldOf(type);
  if (field === undefined) return [];
  return (field.localized ? localeIds : localeIds.slice(0, 1)).map(
    (localeId) => `${field.apiName}.${localeId}`,
  );
}

/**
 * The methods to search, best first; `kind` is that of titles. In texts: contains, or begins with (without advanced
 * search). A number is found by its whole value, and no title of another kind can be searched.
 */
export function searchMethods(
  search: string,
  searchIn: readonly string[],
  kind: Kind = "Text",
): SearchMethod[] {
  const text = canonicalText(search).trim();
  if (text === "") return [];
  return searchIn.flatMap((place) =>
    place === everywhere
      ? [{ place, condition: [everywhere, text] as const, reach: "contains" as const }]
      : methodsOfName(place, text, kind),
  );
}

function methodsOfName(place: string, text: string, kind: Kind): SearchMethod[] {
  const key = `fields.${place}`;
  if (isNumber({ type: kind })) {
    const number = /\d/.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
    const fits = kind === "Integer" ? Number.isInteger(number) : Number.isFinite(number);
    return fits ? [{ place, condition: [key, String(number)], reach: "equals" }] : [];
  }
  if (!isText({ type: kind })) return [];
  const pattern = wirePattern(text);
  const methods: SearchMethod[] = [...beginnings(text)].map((each) => ({
    place,
    condition: [`${key}[prefix]`, each],
    reach: "begins",
  }));
  if (pattern.length > patternMax) return methods;
  return [{ place, condition: [`${key}[regex]`, pattern], reach: "contains" }, ...methods];
}

/** Without advanced search `prefix` is case-sensitive, and most names begin with a capital. */
function beginnings(text: string): Set<string> {
  const [first = "", ...rest] = text;
  return new Set([text, first.toUpperCase() + rest.join(""), first.toLowerCase() + rest.join("")]);
}
