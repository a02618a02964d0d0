import { type Line, LineError } from "#service/database/seed/demo-file.ts";

/** A ProseMirror document: `{type: "doc", content: […]}`. */
export interface RichTextDoc {
  type: "doc";
  content: RichTextNode[];
}

/**
 * `paragraph`, `heading` (attrs.level 2 to 3), `blockquote`, `bulletList`, `orderedList`, `listItem`,
 * `horizontalRule`, and `text` with the marks `bold`, `italic` and `link` (attrs.href).
 */
interface RichTextNode {
  type: string;
  attrs?: Record<string, string | number>;
  content?: RichTextNode[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, string> }[];
}

/**
 * Reads the part of Markdown that the stories use: blocks between empty lines, which may begin with `## `, `### `,
 * `> `, `- ` or `1. `, or be `---`; within a line `*italic*`, `**bold**` and `[words](address)`. Each line of a quote
 * is a paragraph, each line of a list an item. Throws LineError.
 */
export function parseRichText(lines: readonly Line[]): RichTextDoc {
  return { type: "doc", content: splitBlocks(lines).map(parseBlock) };
}

function splitBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  for (const { number, text } of lines) {
    if (text.trim() === "") block = [];
    else if (block.push({ number, text: text.trim() }) === 1) blocks.push(block);
  }
  return blocks;
}

function parseBlock(block: Line[]): RichTextNode {
  const [first, second] = block;
  if (!first) throw new Error("a block has lines");
  if (first.text === "---") return { type: "horizontalRule" };
  if (first.text.startsWith("#")) {
    const { marker, words } = /^(?<marker>##|###) (?<words>.+)$/.exec(first.text)?.groups ?? {};
    if (!marker || !words) throw new LineError(first.number, "a heading begins with `## ` or `### `");
    if (second) throw new LineError(second.number, "no empty line after a heading");
    return {
      type: "heading",
      attrs: { level: marker.length },
      content: parseMarks({ ...first, text: words }),
    };
  }
  if (first.text.startsWith(">"))
    return { type: "blockquote", content: unmarked(block, /^> ?/).map(paragraph) };
  if (first.text.startsWith("- "))
    return { type: "bulletList", content: unmarked(block, /^- /).map(listItem) };
  if (/^\d+\. /.test(first.text))
    return { type: "orderedList", content: unmarked(block, /^\d+\. /).map(listItem) };
  return paragraph({ number: first.number, text: block.map(({ text }) => text).join(" ") });
}

function unmarked(block: readonly Line[], marker: RegExp): Line[] {
  return block.map(({ number, text }) => {
    if (!marker.test(text)) throw new LineError(number, "each line of a list or a quote begins as its first");
    return { number, text: text.replace(marker, "") };
  });
}

function paragraph(line: Line): RichTextNode {
  return { type: "paragraph", content: parseMarks(line) };
}

function listItem(line: Line): RichTextNode {
  return { type: "listItem", content: [paragraph(line)] };
}

const mark = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;

function parseMarks({ number, text }: Line): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let end = 0;
  const addPlain = (plain: string) => {
    if (/[*[\]]/.test(plain)) throw new LineError(number, `a mark is not closed in “${plain}”`);
    if (plain !== "") nodes.push({ type: "text", text: plain });
  };
  for (const match of text.matchAll(mark)) {
    addPlain(text.slice(end, match.index));
    nodes.push(markedText(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  addPlain(text.slice(end));
  return nodes;
}

function markedText({ bold, italic, words, href }: Record<string, string | undefined>): RichTextNode {
  if (bold) return { type: "text", text: bold, marks: [{ type: "bold" }] };
  if (italic) return { type: "text", text: italic, marks: [{ type: "italic" }] };
  return { type: "text", text: words ?? "", marks: [{ type: "link", attrs: { href: href ?? "" } }] };
}
