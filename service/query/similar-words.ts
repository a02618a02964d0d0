import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { isFunctionWord } from "#service/query/function-words.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { wordsOfSearch } from "#service/query/search.ts";
import { isOneSlip, isSpelled, queryOfForm, spellingsOf } from "#service/query/spelling.ts";
import { updateVocabulary, type Vocabulary } from "#service/query/vocabulary.ts";

/** A `tsquery` of the words that a misspelt one may mean; undefined if there are none. */
export type SimilarTo = (word: string) => string | undefined;

/** The longest wait of a search for the words of recent writes. */
const updateMilliseconds = 100;

/**
 * Looks up the intended words for misspelt ones in these conditions.
 * @param db the primary: words of recent writes are added first
 */
export async function findSimilarWords(
  db: Kysely<Database>,
  vocabulary: Vocabulary | undefined,
  conditions: readonly ResolvedCondition[],
): Promise<SimilarTo> {
  const words = conditions.flatMap(({ test }) =>
    test.operator === "search" ? wordsOfSearch(test.text) : [],
  );
  const spelled = words.map(withoutSigns).filter(isSpelled);
  if (!vocabulary || spelled.length === 0) return () => undefined;
  await updateVocabulary(db, vocabulary, updateMilliseconds);
  const forms = await readForms(db, vocabulary, spelled);
  return (word) => {
    const similar = forms.filter((form) => isOneSlip(form, withoutSigns(word)) && !isFunctionWord(form));
    return similar.length === 0 ? undefined : similar.map(queryOfForm).join(" | ");
  };
}

/** The words that share a spelling with one of these: all within one edit, and others. */
async function readForms(
  db: Kysely<Database>,
  { spaceId, contentTypeId, texts }: Vocabulary,
  words: readonly string[],
): Promise<string[]> {
  const locales = [...new Set(texts.map(({ locale }) => locale))];
  const { rows } = await sql<{ word: string }>`
    select distinct word from vocabulary
    where space_id = ${spaceId} and content_type_id = ${contentTypeId} and locale = any(${locales}::text[])
      and spelling = any(${words.flatMap(spellingsOf)}::text[])`.execute(db);
  return rows.map(({ word }) => word).filter(isSpelled);
}

/** Without punctuation around it: “water,” is “water”. */
function withoutSigns(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
