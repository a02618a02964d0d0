import { canonicalText, composed } from "#lib/fields/canonical-text.ts";

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, with each case-insensitive match of a word of `term` apart, and of words that follow each other. */
export function highlight(text: string, term: string): Piece[] {
  const words = wordsOf(term);
  if (words.length === 0) return [{ text, isMatch: false }];
  return composed(text)
    .split(patternOf(words))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** Whether a text has all words of `term`. */
export function hasMatch(text: string, term: string): boolean {
  const words = wordsOf(term);
  return words.length > 0 && words.every((word) => composed(text).search(patternOf([word])) >= 0);
}

/** Where the first match begins in the composed text; -1 for none. */
export function firstMatch(text: string, term: string): number {
  const words = wordsOf(term);
  return words.length === 0 ? -1 : composed(text).search(patternOf(words));
}

function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(${[escaped.join("\\s+"), ...escaped].join("|")})`, "giu");
}

function wordsOf(term: string): string[] {
  return canonicalText(term).split(/\s+/).filter(Boolean);
}
