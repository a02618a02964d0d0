import { clip } from "../clip-text.ts";
import { documentOfMarkup } from "./markup.ts";
import {
  childrenOf,
  depthMax,
  inline,
  isEarlier,
  type Node,
  nodeOf,
  type RichSpan,
  spanOf,
  spansBelow,
  spansOf,
  type Walk,
} from "./rich-walk.ts";
import { safePicture } from "./safe-address.ts";

export type RichBlock =
  | { kind: "paragraph"; spans: RichSpan[] }
  | { kind: "heading"; level: 2 | 3; spans: RichSpan[] }
  | { kind: "quote" | "bullets" | "item"; blocks: RichBlock[] }
  | { kind: "numbers"; start: number; blocks: RichBlock[] }
  | { kind: "code"; text: string }
  | { kind: "rule" }
  | ({ kind: "picture" } & RichPicture);

/** A picture between paragraphs (docs/decisions/0020); `alt` is "" without a description. */
export interface RichPicture {
  src: string;
  alt: string;
  caption?: string;
  size?: { width: number; height: number };
  /** `false` if a picture that can't be shown must not be a link either. */
  isLink?: boolean;
}

/** Rendered at once; the rest on demand (`readRichPart`). */
export const nodesAtOnce = 300;

/**
 * A RichText document (decisions.md, "RichText value") as known blocks. Unknown nodes keep only their text;
 * too deep ones are left out. Never throws, never yields HTML.
 */
export function readRichText(document: unknown): RichBlock[] {
  return partFrom(document, 0, Number.POSITIVE_INFINITY).blocks;
}

/** At most `nodesAtOnce` nodes. */
export interface RichPart {
  blocks: RichBlock[];
  /** The start of the next part; absent for the last. */
  next?: number;
}

/** The next part of a document. */
export function readRichPart(document: unknown, from = 0): RichPart {
  return partFrom(document, from, nodesAtOnce);
}

function partFrom(document: unknown, from: number, most: number): RichPart {
  const root = nodeOf(typeof document === "string" ? documentOfMarkup(document) : document);
  if (root === undefined) return { blocks: [] };
  const walk: Walk = { at: 0, from, to: from + most, characters: 0, isCut: false };
  if (most === Number.POSITIVE_INFINITY) walk.characters = Number.NEGATIVE_INFINITY;
  const { blocks } = blocksOf(root, walk, 0);
  return { blocks, ...(walk.isCut && { next: walk.at }) };
}

/** `skipped`: children that an earlier part has shown completely. */
function blocksOf(parent: Node, walk: Walk, depth: number): { blocks: RichBlock[]; skipped: number } {
  const blocks: RichBlock[] = [];
  let skipped = 0;
  if (depth > depthMax) return { blocks, skipped };
  let loose: RichSpan[] = [];
  const flush = () => {
    if (loose.length > 0) blocks.push({ kind: "paragraph", spans: loose });
    loose = [];
  };
  for (const node of childrenOf(parent, walk)) {
    if (inline.has(node.type)) {
      loose.push(...spansOf(node, walk));
      continue;
    }
    flush();
    const read = blockOf(node, walk, depth + 1);
    if (read.length === 0 && isEarlier(walk)) skipped++;
    blocks.push(...read);
  }
  flush();
  return { blocks, skipped };
}

function blockOf(node: Node, walk: Walk, depth: number): RichBlock[] {
  const isEarly = isEarlier(walk);
  const spans = () => spansBelow(node, walk, depth);
  const within = () => blocksOf(node, walk, depth);
  // Content of other parts.
  const unless = (content: readonly unknown[], block: RichBlock): RichBlock[] =>
    content.length === 0 && (isEarly || walk.isCut) ? [] : [block];
  switch (node.type) {
    case "paragraph": {
      const read = spans();
      return unless(read, { kind: "paragraph", spans: read });
    }
    case "heading": {
      const read = spans();
      return unless(read, { kind: "heading", level: node.attrs?.level === 3 ? 3 : 2, spans: read });
    }
    case "codeBlock": {
      const read = spans();
      return unless(read, { kind: "code", text: read.map(({ text }) => text).join("") });
    }
    case "orderedList": {
      const { blocks, skipped } = within();
      return unless(blocks, { kind: "numbers", start: startOf(node) + skipped, blocks });
    }
    case "blockquote":
    case "bulletList":
    case "listItem": {
      const { blocks } = within();
      return unless(blocks, { kind: containers[node.type], blocks });
    }
    case "horizontalRule":
      return isEarly ? [] : [{ kind: "rule" }];
    case "image":
      return isEarly ? [] : pictureOf(node);
    default:
      return within().blocks;
  }
}

const containers = { blockquote: "quote", bulletList: "bullets", listItem: "item" } as const;

const captionMax = 2_000;

/** A picture without a safe URL is only its caption. */
function pictureOf({ attrs }: Node): RichBlock[] {
  const words = (value: unknown) => (typeof value === "string" ? clip(value, captionMax) : "");
  const [src, alt, caption] = [safePicture(attrs?.src), words(attrs?.alt), words(attrs?.caption)];
  const [width, height] = [attrs?.width, attrs?.height];
  if (src === undefined && caption === "") return [];
  if (src === undefined)
    return [{ kind: "paragraph", spans: [spanOf({ type: "text", text: caption }, caption)] }];
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
