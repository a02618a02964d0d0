import { clip } from "../clip-text.ts";
import { safeLink } from "./safe-address.ts";

/** Text with its marks; only safe links are kept. */
export interface RichSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  strike: boolean;
  code: boolean;
  href?: string;
}

interface Mark {
  type: string;
  attrs?: Readonly<Record<string, unknown>> | null;
}

export interface Node extends Mark {
  text?: string;
  content?: readonly unknown[];
  marks?: readonly Mark[];
}

export const depthMax = 24;
const textMax = 100_000;
const charactersAtOnce = 60_000;

/** Counts nodes in document order. */
export interface Walk {
  at: number;
  /** Nodes before it belong to an earlier part. */
  from: number;
  to: number;
  characters: number;
  isCut: boolean;
}

export const isEarlier = (walk: Walk): boolean => walk.at <= walk.from;

export function nodeOf(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

/** Not a schema, which copies each node: a text of a megabyte has tens of thousands, and each part of it walks them. */
function isNode(value: unknown): value is Node {
  if (!isObject(value) || !isMark(value)) return false;
  const { text, content, marks } = value;
  return (
    (text === undefined || typeof text === "string") &&
    (content === undefined || Array.isArray(content)) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isMark)))
  );
}

const isMark = (value: unknown): value is Mark =>
  isObject(value) &&
  typeof value.type === "string" &&
  (isObject(value.attrs) || (value.attrs ?? null) === null);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The children of a node within this part. */
export function* childrenOf(node: Node, walk: Walk): Generator<Node> {
  for (const value of node.content ?? []) {
    if (walk.at >= walk.to || walk.characters >= charactersAtOnce) {
      walk.isCut = true;
      return;
    }
    walk.at++;
    const child = nodeOf(value);
    if (child !== undefined) yield child;
  }
}

export const inline = new Set(["text", "hardBreak"]);

export function spansBelow(node: Node, walk: Walk, depth: number): RichSpan[] {
  if (depth > depthMax) return [];
  const spans: RichSpan[] = [];
  for (const child of childrenOf(node, walk)) {
    if (inline.has(child.type)) spans.push(...spansOf(child, walk));
    else spans.push(...spansBelow(child, walk, depth + 1));
  }
  return spans;
}

export function spansOf(node: Node, walk: Walk): RichSpan[] {
  const text = node.type === "hardBreak" ? "\n" : clip(node.text ?? "", textMax);
  if (text === "" || isEarlier(walk)) return [];
  walk.characters += text.length;
  return [spanOf(node, text)];
}

export function spanOf(node: Node, text: string): RichSpan {
  const has = (mark: string) => node.marks?.some((each) => each.type === mark) ?? false;
  const href = safeLink(node.marks?.find((mark) => mark.type === "link")?.attrs?.href);
  return {
    text,
    bold: has("bold") || has("strong"),
    italic: has("italic") || has("em"),
    strike: has("strike"),
    code: has("code"),
    ...(href !== undefined && { href }),
  };
}
