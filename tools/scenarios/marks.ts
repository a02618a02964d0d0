import { tokenMark } from "./stub-space/token.ts";

const spellings: readonly { how: string; text: string }[] = [
  { how: "as it is", text: tokenMark },
  { how: "in hexadecimal", text: Buffer.from(tokenMark).toString("hex") },
  ...[0, 1, 2].map((offset) => ({ how: "in Base64", text: base64At(offset) })),
];

/** How often a text holds a token of the stub, by how it is written; nothing where it holds none. */
export function findMarks(text: string): string[] {
  return spellings.filter((spelling) => text.includes(spelling.text)).map(({ how }) => `a token ${how}`);
}

/** The characters that Base64 always has for the mark, when it begins at an offset of a group of three bytes. */
function base64At(offset: number): string {
  const encoded = Buffer.from(" ".repeat(offset) + tokenMark).toString("base64url");
  const begin = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + tokenMark.length) * 8) / 6);
  return encoded.slice(begin, end);
}
