export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, with each case-insensitive match of `sought` apart. */
export function highlight(text: string, sought: string): Piece[] {
  const wanted = sought.normalize("NFC").trim();
  if (wanted === "") return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`, "giu");
  return text
    .normalize("NFC")
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export function hasSought(text: string, sought: string): boolean {
  return highlight(text, sought).some(({ isMatch }) => isMatch);
}
