export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, with each case-insensitive match of `term` apart. */
export function highlight(text: string, term: string): Piece[] {
  const normalized = term.normalize("NFC").trim();
  if (normalized === "") return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${normalized.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`, "giu");
  return text
    .normalize("NFC")
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export function hasMatch(text: string, term: string): boolean {
  return highlight(text, term).some(({ isMatch }) => isMatch);
}
