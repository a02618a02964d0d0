import { readRichText } from "./rich-text.ts";
import { richTextLines } from "./rich-text-lines.ts";

/** A RichText document as plain text, a line for each paragraph. */
export function richTextAsText(document: unknown): string {
  return [...richTextLines(readRichText(document), () => "")].filter(Boolean).join("\n");
}
