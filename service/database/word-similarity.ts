/**
 * How alike words have to be for a search that finds nothing else: of the threes of letters of a word and of a word in the
 * text, half. "watre" finds "water". Set for each connection, or for each transaction.
 */
export function setWordSimilarity(how: "set" | "set local"): string {
  return `${how} pg_trgm.word_similarity_threshold = 0.5`;
}
