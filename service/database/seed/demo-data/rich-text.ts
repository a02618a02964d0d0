import type { RichTextDoc, RichTextNode } from "#service/database/seed/demo-data/shape.ts";

/**
 * Reads a story as it is typed in this folder: blocks between empty lines, which may begin with `## `, `### `,
 * `> `, `- ` or `1. `, or be `---`; within a line `*italic*`, `**bold**` and `[words](address)`.
 */
export function richText(source: string): RichTextDoc {
  const blocks = source.split(/\n\s*\n/).map((block) => block.trim());
  return { type: "doc", content: blocks.filter((block) => block !== "").map(readBlock) };
}

function readBlock(block: string): RichTextNode {
  const lines = block.split("\n").map((line) => line.trim());
  const rest = (marker: RegExp) => lines.map((line) => line.replace(marker, ""));
  if (block === "---") return { type: "horizontalRule" };
  if (block.startsWith("### "))
    return { type: "heading", attrs: { level: 3 }, content: readLine(block.slice(4)) };
  if (block.startsWith("## "))
    return { type: "heading", attrs: { level: 2 }, content: readLine(block.slice(3)) };
  if (block.startsWith("> ")) return { type: "blockquote", content: rest(/^> ?/).map(paragraph) };
  if (block.startsWith("- ")) return { type: "bulletList", content: rest(/^- /).map(listItem) };
  if (/^\d+\. /.test(block)) return { type: "orderedList", content: rest(/^\d+\. /).map(listItem) };
  return paragraph(lines.join(" "));
}

function paragraph(line: string): RichTextNode {
  return { type: "paragraph", content: readLine(line) };
}

function listItem(line: string): RichTextNode {
  return { type: "listItem", content: [paragraph(line)] };
}

const marked = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;

function readLine(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > end) nodes.push({ type: "text", text: line.slice(end, match.index) });
    nodes.push(markedText(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < line.length) nodes.push({ type: "text", text: line.slice(end) });
  return nodes;
}

function markedText({ bold, italic, words, href }: Record<string, string | undefined>): RichTextNode {
  if (bold) return { type: "text", text: bold, marks: [{ type: "bold" }] };
  if (italic) return { type: "text", text: italic, marks: [{ type: "italic" }] };
  return { type: "text", text: words ?? "", marks: [{ type: "link", attrs: { href: href ?? "" } }] };
}
