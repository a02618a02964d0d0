import type { RichBlock } from "./rich-text.ts";

/** What stands for a rule or a picture. */
export type Wordless = (block: Extract<RichBlock, { kind: "rule" | "picture" }>) => string;

/** The words of blocks, a line for each. */
export function* richTextLines(blocks: readonly RichBlock[], wordless: Wordless): Generator<string> {
  for (const block of blocks) {
    if ("spans" in block) yield block.spans.map(({ text }) => text).join("");
    else if ("blocks" in block) yield* richTextLines(block.blocks, wordless);
    else yield block.kind === "code" ? block.text : wordless(block);
  }
}
