import { type Kysely, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { isFunctionWord } from "#service/query/misspelling.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { isOneSlip, isSpelled, spellingsOf } from "#service/query/spelling.ts";
import { updateVocabulary, type Vocabulary } from "#service/query/vocabulary.ts";

/** What a text is searched for where nothing holds a value: a `tsquery`, undefined where trigrams have to do. */
export type SimilarQueryOf = (condition: ResolvedCondition) => string | undefined;

const mostSimilar = 8;
/** A search waits so long for the words of what was written last. */
const updateMilliseconds = 100;

/** Looks up the words that may be meant by the misspelt words of these conditions. */
export async function findSimilarWords(
  db: Kysely<Database>,
  vocabulary: Vocabulary | undefined,
  conditions: readonly ResolvedCondition[],
): Promise<SimilarQueryOf> {
  const queries = new Map<string, string>();
  const searches = conditions.filter(
    ({ target, test }) => test.operator === "search" && target.source.from === "fields",
  );
  if (!vocabulary || searches.length === 0) return () => undefined;
  await updateVocabulary(db, vocabulary, updateMilliseconds);
  for (const search of searches) {
    const words = wordsIn(search);
    if (!words.every(isSpelled) || words.length === 0) continue;
    const meant = await Promise.all(
      words.map((word) => wordsMeantBy(db, vocabulary, localeOf(search), word)),
    );
    queries.set(keyOf(search), meant.map(anyOf).join(" & "));
  }
  return (condition) => queries.get(keyOf(condition));
}

function wordsIn({ test }: ResolvedCondition): string[] {
  if (test.operator !== "search") return [];
  return [...new Set(test.text.normalize("NFC").split(/[^\p{L}\p{M}\p{N}]+/u))].filter((word) => word !== "");
}

function localeOf({ target: { source } }: ResolvedCondition): string {
  return source.from === "fields" ? (source.keys[1] ?? "") : "";
}

function keyOf({ target, test }: ResolvedCondition): string {
  return JSON.stringify([target.path, test.operator === "search" ? test.text : ""]);
}

/** The word itself, and the words of the texts that are one slip away. */
async function wordsMeantBy(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: Vocabulary,
  locale: string,
  written: string,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from vocabulary
    where space_id = ${spaceId} and content_type_id = ${contentTypeId} and locale = ${locale}
      and spelling = any(${spellingsOf(written)}::text[])`.execute(db);
  const similar = rows
    .map(({ word }) => word)
    .filter((word) => isOneSlip(word, written) && !isFunctionWord(word));
  return [written.toLowerCase(), ...similar.slice(0, mostSimilar)];
}

/** Letters alone (`isSpelled`), so there is nothing to escape in them. */
function anyOf(words: string[]): string {
  return `(${words.map((word) => `'${word}'`).join(" | ")})`;
}
