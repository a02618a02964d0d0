import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf, anyOf } from "#service/query/combine.ts";
import { type Search, type SearchedText, wordsOfSearch } from "#service/query/search.ts";
import { searchedText, wordsOf } from "#service/query/searched-text.ts";
import type { SimilarTo } from "#service/query/similar-words.ts";
import { syllablesQuery } from "#service/query/syllables.ts";

type Condition = RawBuilder<SqlBool>;
type Text = RawBuilder<unknown>;

/** Whether an item has all words in its titles and texts, or words like them. */
export function isFound({ whole, titles, texts, words, similarTo }: Search): Condition {
  const isThere = hasWords([...titles, ...texts].map(textOf), words, similarTo);
  return whole ? allOf([hasWords([whole], words, similarTo), isThere]) : isThere;
}

/** Whether its titles alone have them: for the first sections, or the best of the similar matches. */
export function isFoundInTitles({ titles, words, similarTo }: Search): Condition {
  return hasWords(titles.map(textOf), words, similarTo);
}

/** `eq` with advanced search (`seed.md`, "Common list query parameters"): a text contains the value, or has similar words. */
export function textIsFound(text: Text, value: string, similarTo: SimilarTo | undefined): Condition {
  return similarTo ? hasWords([text], wordsOfSearch(value), similarTo) : contains([text], value);
}

/** The rank of a match, 0 for the best: each section has two ranks, by author (`search.ts`). */
export function rankOf(search: Search): RawBuilder<unknown> {
  const { words, text, similarTo, memberId } = search;
  const [titles, texts] = [search.titles.map(textOf), search.texts.map(textOf)];
  const startOfWord = `\\m${text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&")}`;
  const fit = similarTo
    ? sql`case when ${hasWords(titles, words, similarTo)} then 6 else 7 end`
    : sql`case when ${anyText(titles, (each) => isLike(each, escapedLike(text)))} then 0
        when ${beginsTitle(search)} then 1
        when ${anyText(titles, (each) => sql`${each} ~* ${startOfWord}::text`)} then 2
        when ${isContainedInTitles(search)} then 3
        when ${anyText(texts, (each) => sql`${each} ~* ${startOfWord}::text`)} then 4
        else 5 end`;
  return sql`((${fit}) * 2 + case when created_by = ${memberId}::text then 0 else 1 end)`;
}

/** The section of an item by its rank; only of titles, because ranking by texts takes long. */
export function sectionOf(search: Search): RawBuilder<unknown> {
  if (search.similarTo) return sql`3`;
  return sql`(case when ${beginsTitle(search)} then 0 when ${isContainedInTitles(search)} then 1 else 2 end)`;
}

function beginsTitle({ titles, text }: Search): Condition {
  return anyText(titles.map(textOf), (each) => isLike(each, `${escapedLike(text)}%`));
}

function isContainedInTitles({ titles, words }: Search): Condition {
  const isContained = (word: string) =>
    anyText(titles.map(textOf), (each) => isLike(each, `%${escapedLike(word)}%`));
  return allOf(words.map(isContained));
}

function hasWords(
  texts: readonly Text[],
  words: readonly string[],
  similarTo: SimilarTo | undefined,
): Condition {
  if (words.length === 0) return anyOf([]);
  return allOf(
    words.map((word) => {
      if (!similarTo) return contains(texts, word);
      const similar = similarTo(word);
      const nearly = similar === undefined ? [] : [haveWords(texts, similar)];
      // Nothing contains the only word of a search for similar ones.
      return anyOf([...nearly, ...(words.length > 1 ? [contains(texts, word)] : [])]);
    }),
  );
}

/**
 * Whether a text contains these letters anywhere, ignoring case. Scripts without spaces are looked up by syllables,
 * others by trigrams, which don't help for two letters: then every text is read.
 */
function contains(texts: readonly Text[], value: string): Condition {
  const isContained = anyText(texts, (each) => isLike(each, `%${escapedLike(value)}%`));
  const syllables = syllablesQuery(value);
  if (syllables === undefined && isIndexable(value)) return isContained;
  // A form that no index matches.
  const isRead = sql<SqlBool>`(${isContained}) is true`;
  return syllables === undefined ? isRead : allOf([isRead, haveWords(texts, syllables)]);
}

/** Whether an index finds texts that contain this one. */
export function isIndexable(text: string): boolean {
  return syllablesQuery(text) !== undefined || /[\p{L}\p{N}]{3}/u.test(text);
}

function haveWords(texts: readonly Text[], query: string): Condition {
  return anyText(texts, (each) => sql`${wordsOf(each)} @@ ${query}::text::tsquery`);
}

/** Ignores case only if the pattern has letters with case, which Hangul lacks: `ilike` takes longer than `like`. */
function isLike(text: Text, pattern: string): Condition {
  const hasCase = pattern.toLowerCase() !== pattern.toUpperCase();
  return hasCase ? sql`${text} ilike ${pattern}::text` : sql`${text} like ${pattern}::text`;
}

function anyText(texts: readonly Text[], test: (text: Text) => Condition): Condition {
  return anyOf(texts.map(test));
}

function textOf({ keys }: SearchedText): Text {
  return searchedText(keys);
}

function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
