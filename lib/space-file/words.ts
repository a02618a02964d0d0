import type { Words } from "./schema.ts";

/** In the interface language, else English, else any. */
export function wordsIn(words: Words, language: string): string {
  if (typeof words === "string") return words;
  return words[language] ?? words.en ?? Object.values(words)[0] ?? "";
}
