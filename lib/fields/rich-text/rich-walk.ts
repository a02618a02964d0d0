import * as z from "zod/mini";
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

const nodeSchema = z.looseObject({
  type: z.string(),
  text: z.optional(z.string()),
  attrs: z.nullish(z.record(z.string(), z.unknown())),
  content: z.optional(z.array(z.unknown())),
  marks: z.optional(
    z.array(z.looseObject({ type: z.string(), attrs: z.nullish(z.record(z.string(), z.unknown())) })),
  ),
});

export type Node = z.infer<typeof nodeSchema>;

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
  const parsed = z.safeParse(nodeSchema, value);
  return parsed.success ? parsed.data : undefined;
}

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
