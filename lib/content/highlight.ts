import { canonicalText } from "#lib/fields/canonical-text.ts";

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, with each case-insensitive match of a word of `term` apart, and of words that follow each other. */
export function highlight(text: string, term: string): Piece[] {
  const words = wordsOf(term);
  if (words.length === 0) return [{ text, isMatch: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const pattern = new RegExp(`(${[escaped.join("\\s+"), ...escaped].join("|")})`, "giu");
  return text
    .normalize("NFC")
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** Whether a text has all words of `term`. */
export function hasMatch(text: string, term: string): boolean {
  const words = wordsOf(term);
  return words.length > 0 && words.every((word) => highlight(text, word).some(({ isMatch }) => isMatch));
}

/** Where the first match begins; -1 for none. */
export function firstMatch(text: string, term: string): number {
  const [before, found] = highlight(text, term);
  if (before?.isMatch) return 0;
  return found === undefined || before === undefined ? -1 : before.text.length;
}

function wordsOf(term: string): string[] {
  return canonicalText(term).split(/\s+/).filter(Boolean);
}
