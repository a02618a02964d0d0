import type { RawBuilder } from "kysely";
import { ServiceError } from "#service/errors.ts";
import type { Condition } from "#service/query/list-parameters.ts";
import type { Target } from "#service/query/target.ts";

/** The path of the search (`grammar.md`, "Search"): a condition, and a key of `order`. */
export const searchPath = "sys.search";

/** The sections of a search, best first; the rank of an item, divided by `ranksOfSection`, is the index of its section. */
export const searchSections = ["titleStart", "title", "text", "similar"] as const;
export const ranksOfSection = 4;

/** What a search looks through. */
export interface SearchedFields {
  /** The fields by name, for the answer. */
  names: readonly string[];
  /** Each of them in each locale, as SQL. */
  titles: readonly RawBuilder<unknown>[];
  texts: readonly RawBuilder<unknown>[];
  /** Whose items come first in each section. */
  memberId: string;
}

export interface Search extends SearchedFields {
  text: string;
  /** All of them have to be found. */
  words: readonly string[];
  /** Misspelt words instead of exact ones. */
  nearly: boolean;
}

const longestSearch = 200;

/**
 * The target of the search that the conditions contain.
 * @throws ServiceError `UnknownField` without a search, `BadRequest` for two, `BadFilterValue` for one without words.
 */
export function searchTarget(conditions: readonly Condition[], fields: SearchedFields | undefined): Target {
  const [condition, ...others] = conditions.filter(({ path }) => path === searchPath);
  if (!condition || !fields) throw new ServiceError("UnknownField", `There is no "${searchPath}" here.`);
  if (others.length > 0) throw new ServiceError("BadRequest", `"${searchPath}" is given more than once.`);
  const text = condition.value.normalize("NFC").trim();
  const words = [...new Set(text.split(/\s+/))];
  if (text === "" || text.length > longestSearch || text.includes("\0")) {
    throw new ServiceError("BadFilterValue", `"${searchPath}" is 1 to ${longestSearch} characters.`);
  }
  const search = { ...fields, text, words, nearly: false };
  return { path: searchPath, kind: "integer", source: { from: "search", search } };
}

/** The same target for misspelt words; other targets as they are. */
export function withNearly(target: Target, nearly: boolean): Target {
  if (target.source.from !== "search") return target;
  return { ...target, source: { from: "search", search: { ...target.source.search, nearly } } };
}
