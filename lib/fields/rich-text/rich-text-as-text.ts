import { type RichBlock, readRichText } from "./rich-text.ts";

/** A RichText document as plain text, a line for each paragraph. */
export function richTextAsText(document: unknown): string {
  return readRichText(document).map(textOf).filter(Boolean).join("\n");
}

function textOf(block: RichBlock): string {
  if ("spans" in block) return block.spans.map((span) => span.text).join("");
  if ("blocks" in block) return block.blocks.map(textOf).join("\n");
  return "text" in block ? block.text : "";
}
