import * as z from "zod/mini";
import { clip } from "../clip-text.ts";
import { safeLink, safePicture } from "./safe-address.ts";

/** A piece of text with what may be done to it; a link is there only when it may be followed. */
export interface RichSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  strike: boolean;
  code: boolean;
  href?: string;
}

export type RichBlock =
  | { kind: "paragraph"; spans: RichSpan[] }
  | { kind: "heading"; level: 2 | 3; spans: RichSpan[] }
  | { kind: "quote" | "bullets" | "item"; blocks: RichBlock[] }
  | { kind: "numbers"; start: number; blocks: RichBlock[] }
  | { kind: "code"; text: string }
  | { kind: "rule" }
  | ({ kind: "picture" } & RichPicture);

/** A picture between paragraphs (docs/decisions/0020); `alt` is "" where nobody described it. */
export interface RichPicture {
  src: string;
  alt: string;
  caption?: string;
  size?: { width: number; height: number };
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

type Node = z.infer<typeof nodeSchema>;

const depthMax = 24;
const nodesMax = 20_000;
const textMax = 100_000;

/**
 * A RichText document (decisions.md, "RichText value") as blocks that we know how to show. A node of an unknown
 * kind is left out and its text kept; what is too deep or too much is left out. Never throws, never yields HTML.
 */
export function readRichText(document: unknown): RichBlock[] {
  const root = nodeOf(document);
  return root === undefined ? [] : blocksOf(root, { nodes: nodesMax }, 0);
}

interface Budget {
  nodes: number;
}

function nodeOf(value: unknown): Node | undefined {
  const parsed = z.safeParse(nodeSchema, value);
  return parsed.success ? parsed.data : undefined;
}

function childrenOf(node: Node, budget: Budget): Node[] {
  const children: Node[] = [];
  for (const value of node.content ?? []) {
    if (budget.nodes <= 0) break;
    budget.nodes--;
    const child = nodeOf(value);
    if (child !== undefined) children.push(child);
  }
  return children;
}

const inline = new Set(["text", "hardBreak"]);

function blocksOf(parent: Node, budget: Budget, depth: number): RichBlock[] {
  if (depth > depthMax) return [];
  const blocks: RichBlock[] = [];
  let loose: Node[] = [];
  const flush = () => {
    if (loose.length > 0) blocks.push({ kind: "paragraph", spans: loose.flatMap(spansOf) });
    loose = [];
  };
  for (const node of childrenOf(parent, budget)) {
    if (inline.has(node.type)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node, budget, depth + 1));
  }
  flush();
  return blocks;
}

function blockOf(node: Node, budget: Budget, depth: number): RichBlock[] {
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", spans: spansBelow(node, budget, depth) }];
    case "heading":
      return [
        { kind: "heading", level: node.attrs?.level === 3 ? 3 : 2, spans: spansBelow(node, budget, depth) },
      ];
    case "blockquote":
      return [{ kind: "quote", blocks: blocksOf(node, budget, depth) }];
    case "bulletList":
      return [{ kind: "bullets", blocks: blocksOf(node, budget, depth) }];
    case "orderedList":
      return [{ kind: "numbers", start: startOf(node), blocks: blocksOf(node, budget, depth) }];
    case "listItem":
      return [{ kind: "item", blocks: blocksOf(node, budget, depth) }];
    case "codeBlock":
      return [
        {
          kind: "code",
          text: spansBelow(node, budget, depth)
            .map((span) => span.text)
            .join(""),
        },
      ];
    case "horizontalRule":
      return [{ kind: "rule" }];
    case "image":
      return pictureOf(node);
    default:
      return blocksOf(node, budget, depth);
  }
}

const captionMax = 2_000;

/** A picture without an address that may be shown is nothing to read but its caption. */
function pictureOf({ attrs }: Node): RichBlock[] {
  const words = (value: unknown) => (typeof value === "string" ? clip(value, captionMax) : "");
  const [src, alt, caption] = [safePicture(attrs?.src), words(attrs?.alt), words(attrs?.caption)];
  const [width, height] = [attrs?.width, attrs?.height];
  if (src === undefined && caption === "") return [];
  if (src === undefined) return [{ kind: "paragraph", spans: spansOf({ type: "text", text: caption }) }];
  const isSized = typeof width === "number" && typeof height === "number" && width > 0 && height > 0;
  return [
    {
      kind: "picture",
      src,
      alt,
      ...(caption !== "" && { caption }),
      ...(isSized && { size: { width, height } }),
    },
  ];
}

function startOf(node: Node): number {
  const start = node.attrs?.start;
  return typeof start === "number" && Number.isSafeInteger(start) ? start : 1;
}

function spansBelow(node: Node, budget: Budget, depth: number): RichSpan[] {
  if (depth > depthMax) return [];
  return childrenOf(node, budget).flatMap((child) =>
    inline.has(child.type) ? spansOf(child) : spansBelow(child, budget, depth + 1),
  );
}

function spansOf(node: Node): RichSpan[] {
  const text = node.type === "hardBreak" ? "\n" : clip(node.text ?? "", textMax);
  if (text === "") return [];
  const has = (mark: string) => node.marks?.some((each) => each.type === mark) ?? false;
  const href = safeLink(node.marks?.find((mark) => mark.type === "link")?.attrs?.href);
  return [
    {
      text,
      bold: has("bold") || has("strong"),
      italic: has("italic") || has("em"),
      strike: has("strike"),
      code: has("code"),
      ...(href !== undefined && { href }),
    },
  ];
}
