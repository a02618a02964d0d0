import type { RawBuilder } from "kysely";
import { ServiceError } from "#service/errors.ts";
import type { Condition } from "#service/query/list-parameters.ts";
import type { SimilarTo } from "#service/query/similar-words.ts";
import type { Target } from "#service/query/target.ts";

/** The path of the search (`grammar.md`, "Search"), in a condition or in `order`. */
export const searchPath = "sys.search";

/** The path of an item's section in that search, in a condition. */
export const sectionPath = "sys.search.section";

/** The sections of a search, best first; the rank of an item divided by `ranksOfSection` is the index of its section. */
export const searchSections = ["titleStart", "title", "text", "similar"] as const;
export const ranksOfSection = 4;

/** A field in one locale, as its path in `fields`. */
export interface SearchedText {
  locale: string;
  keys: readonly string[];
}

export interface SearchedTexts {
  titles: readonly SearchedText[];
  texts: readonly SearchedText[];
}

/** What a search looks through. */
export interface SearchedFields extends SearchedTexts {
  /** The names of the fields, for the answer. */
  names: readonly string[];
  /** All of them as one text, if an index has that. */
  whole?: RawBuilder<unknown>;
  /** The member whose items come first in each section. */
  memberId: string;
}

export interface Search extends SearchedFields {
  text: string;
  /** All of them have to match. */
  words: readonly string[];
  /** For misspelt words; undefined for exact ones. */
  similarTo?: SimilarTo | undefined;
}

const longestSearch = 200;

/** The rank of an item in the search among the conditions. Throws like `searchOf`. */
export function searchTarget(conditions: readonly Condition[], fields: SearchedFields | undefined): Target {
  const source = { from: "search" as const, search: searchOf(conditions, fields) };
  return { path: searchPath, kind: "integer", source };
}

/** The section of an item in that search. Throws like `searchOf`. */
export function sectionTarget(conditions: readonly Condition[], fields: SearchedFields | undefined): Target {
  const source = { from: "searchSection" as const, search: searchOf(conditions, fields) };
  return { path: sectionPath, kind: "text", source };
}

/**
 * @throws ServiceError `UnknownField` without a search, `BadRequest` for two, `BadFilterValue` for one without words.
 */
function searchOf(conditions: readonly Condition[], fields: SearchedFields | undefined): Search {
  const [condition, ...others] = conditions.filter(({ path }) => path === searchPath);
  if (!condition || !fields) throw new ServiceError("UnknownField", `There is no "${searchPath}" here.`);
  if (others.length > 0) throw new ServiceError("BadRequest", `"${searchPath}" is given more than once.`);
  const text = condition.value.normalize("NFC").trim();
  if (text === "" || text.length > longestSearch || text.includes("\0")) {
    throw new ServiceError("BadFilterValue", `"${searchPath}" is 1 to ${longestSearch} characters.`);
  }
  return { ...fields, text, words: wordsOfSearch(text) };
}

export function wordsOfSearch(text: string): string[] {
  return [...new Set(text.normalize("NFC").split(/\s+/))].filter((word) => word !== "");
}

/** The same target for misspelt words; other targets as they are. */
export function withSimilar(target: Target, similarTo: SimilarTo | undefined): Target {
  if (!("search" in target.source)) return target;
  return { ...target, source: { ...target.source, search: { ...target.source.search, similarTo } } };
}
