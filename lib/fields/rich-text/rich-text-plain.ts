import { clip } from "../clip-text.ts";
import { type RichBlock, readRichText } from "./rich-text.ts";

/** The words of a piece of a document, a line for each of its blocks; "" when nothing in it can be read. */
export function plainTextOf(node: unknown, max: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const line of linesOf(readRichText({ type: "doc", content: [node] }))) {
    if (length > max) return `${clip(lines.join("\n"), max)} …`;
    if (line !== "") lines.push(line);
    length += line.length;
  }
  return clip(lines.join("\n"), max);
}

function* linesOf(blocks: readonly RichBlock[]): Generator<string> {
  for (const block of blocks) {
    if ("spans" in block) yield block.spans.map(({ text }) => text).join("");
    else if ("blocks" in block) yield* linesOf(block.blocks);
    else if (block.kind === "code") yield block.text;
    else if (block.kind === "picture") yield block.caption ?? block.alt;
  }
}
