import { type RichBlock, readRichText } from "../rich-text/rich-text.ts";

const wordsPerMinute = 220;
const cjkCharactersPerMinute = 500;
const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Whole minutes that RichText takes to read, at least 1; undefined when there is nothing to read. */
export function readingMinutes(document: unknown): number | undefined {
  const text = readRichText(document).map(textOf).join(" ");
  const characters = text.match(cjk)?.length ?? 0;
  const words = text.replace(cjk, " ").match(word)?.length ?? 0;
  if (characters + words === 0) return undefined;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / cjkCharactersPerMinute));
}

function textOf(block: RichBlock): string {
  if ("spans" in block) return block.spans.map((span) => span.text).join("");
  if ("blocks" in block) return block.blocks.map(textOf).join(" ");
  return "text" in block ? block.text : "";
}
