import type { Words } from "./schema.ts";

/** A text in the interface language, else in English, else in whatever there is. */
export function wordsIn(words: Words, language: string): string {
  if (typeof words === "string") return words;
  return words[language] ?? words.en ?? Object.values(words)[0] ?? "";
}
