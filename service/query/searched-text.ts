import { type RawBuilder, sql } from "kysely";

/** The text that a search looks through, read by its path at once: `fields -> … -> … #>> '{}'` takes four times as long. */
export function searchedText(keys: readonly string[]): RawBuilder<unknown> {
  return sql`(fields #>> array[${sql.join(keys.map((key) => sql.lit(key)))}])`;
}

/** The words of a text, and pairs of neighbours in scripts without spaces (migration 0009). */
export function wordsOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`atrium_words(${text})`;
}
