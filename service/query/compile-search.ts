import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf, anyOf } from "#service/query/combine.ts";
import { misspellingOf } from "#service/query/misspelling.ts";
import { ranksOfSection, type Search } from "#service/query/search.ts";

type Condition = RawBuilder<SqlBool>;
type Text = RawBuilder<unknown>;

/** Whether an item has all words in its titles and texts, or nearly has them. */
export function isFound({ titles, texts, words, nearly }: Search): Condition {
  return allOf(words.map((word) => hasWord([...titles, ...texts], word, nearly)));
}

/** The rank of an item that is found, 0 for the best: two in a section for its fit, two for whose it is (`search.ts`). */
export function rankOf({ titles, texts, words, text, nearly, memberId }: Search): RawBuilder<unknown> {
  const inTitles = allOf(words.map((word) => hasWord(titles, word, nearly)));
  const like = escapedLike(text);
  const startOfWord = `\\m${text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&")}`;
  const fit = nearly
    ? sql`case when ${inTitles} then 6 else 7 end`
    : sql`case when ${anyText(titles, (each) => isLike(each, like))} then 0
        when ${anyText(titles, (each) => isLike(each, `${like}%`))} then 1
        when ${anyText(titles, (each) => sql`${each} ~* ${startOfWord}::text`)} then 2
        when ${inTitles} then 3
        when ${anyText(texts, (each) => sql`${each} ~* ${startOfWord}::text`)} then 4
        else 5 end`;
  return sql`((${fit}) * 2 + case when created_by = ${memberId}::text then 0 else 1 end)`;
}

/** The index of the section that a rank belongs to. */
export function sectionOf(search: Search): RawBuilder<unknown> {
  return sql`(${rankOf(search)} / ${sql.lit(ranksOfSection)})`;
}

function hasWord(texts: readonly Text[], word: string, nearly: boolean): Condition {
  const contains = containsWord(texts, word);
  const misspelling = nearly ? misspellingOf(word) : undefined;
  if (misspelling === undefined) return contains;
  const { pattern, except, isDecomposed } = misspelling;
  const compared = (text: Text) => {
    if (isDecomposed) return sql`normalize(${text}, NFD)`;
    return except === undefined ? text : sql`regexp_replace(${text}, ${except}::text, ' ', 'gi')`;
  };
  return anyOf([contains, anyText(texts, (each) => sql`${compared(each)} ~* ${pattern}::text`)]);
}

/**
 * An index of trigrams knows nothing of two letters, as many Korean words have: it would be read whole, and then every
 * text. `(…) is true` is a form that no index sees.
 */
function containsWord(texts: readonly Text[], word: string): Condition {
  const contains = anyText(texts, (each) => isLike(each, `%${escapedLike(word)}%`));
  return /[\p{L}\p{N}]{3}/u.test(word) ? contains : sql`(${contains}) is true`;
}

/** Ignores case only where the pattern has letters with a case, which Hangul has not: `ilike` takes longer than `like`. */
function isLike(text: Text, pattern: string): Condition {
  const hasCase = pattern.toLowerCase() !== pattern.toUpperCase();
  return hasCase ? sql`${text} ilike ${pattern}::text` : sql`${text} like ${pattern}::text`;
}

function anyText(texts: readonly Text[], test: (text: Text) => Condition): Condition {
  return anyOf(texts.map(test));
}

function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
