import { clip } from "../clip-text.ts";
import { type RichBlock, readRichText } from "./rich-text.ts";

/** Text for a rule or a picture. */
type Wordless = (block: Extract<RichBlock, { kind: "rule" | "picture" }>) => string;

/** Plain text, one line per paragraph with words. */
export function richTextAsText(document: unknown): string {
  return [...richTextLines(readRichText(document), () => "")].filter(Boolean).join("\n");
}

/** One line per block; "" if unreadable. */
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

export function* richTextLines(blocks: readonly RichBlock[], wordless: Wordless): Generator<string> {
  for (const block of blocks) {
    if ("spans" in block) yield block.spans.map(({ text }) => text).join("");
    else if ("blocks" in block) yield* richTextLines(block.blocks, wordless);
    else yield block.kind === "code" ? block.text : wordless(block);
  }
}

const wordsOfPicture: Wordless = (block) => (block.kind === "picture" ? (block.caption ?? block.alt) : "");
