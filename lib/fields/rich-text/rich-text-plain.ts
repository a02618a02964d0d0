import { clip } from "../clip-text.ts";
import { readRichText } from "./rich-text.ts";
import { richTextLines, type Wordless } from "./rich-text-lines.ts";

const wordsOfPicture: Wordless = (block) => (block.kind === "picture" ? (block.caption ?? block.alt) : "");

/** The words of a piece of a document, a line for each of its blocks; "" when nothing in it can be read. */
export function plainTextOf(node: unknown, max: number): string {
  const lines: string[] = [];
  let length = 0;
  const blocks = readRichText({ type: "doc", content: [node] });
  for (const line of richTextLines(blocks, wordsOfPicture)) {
    if (length > max) return `${clip(lines.join("\n"), max)} …`;
    if (line !== "") lines.push(line);
    length += line.length;
  }
  return clip(lines.join("\n"), max);
}
