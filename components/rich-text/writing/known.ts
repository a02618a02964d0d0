import * as z from "zod/mini";
import { safeLink } from "#lib/fields/rich-text/safe-address.ts";

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === "string";
const isNumber: Fits = (value) => typeof value === "number" && Number.isSafeInteger(value);
const isObject: Fits = (value) => typeof value === "object" && value !== null;

/**
 * The nodes that can be edited, with their known attributes. Unknown attributes, and those with invalid values, are
 * kept and written back unchanged. `lib/fields/rich-text/rich-text.ts` reads the same set.
 */
export const knownNodes: Readonly<Record<string, Readonly<Record<string, Fits>>>> = {
  doc: {},
  paragraph: {},
  heading: { level: isNumber },
  blockquote: {},
  bulletList: {},
  orderedList: { start: isNumber },
  listItem: {},
  codeBlock: { language: isText },
  horizontalRule: {},
  hardBreak: {},
  image: { src: isText, alt: isText, caption: isText, width: isNumber, height: isNumber, media: isObject },
};

/** The marks that can be edited, like `knownNodes`. */
export const knownMarks: Readonly<Record<string, Readonly<Record<string, Fits>>>> = {
  bold: {},
  italic: {},
  strike: {},
  code: {},
  link: { href: (value) => safeLink(value) !== undefined },
};

/** Other names of the same marks. */
export const markNames: Readonly<Record<string, string>> = { strong: "bold", em: "italic" };

export type Attrs = Record<string, unknown>;

/** Splits attributes into known and unknown ones. */
export function partAttrs(
  fits: Readonly<Record<string, Fits>>,
  attrs: Readonly<Attrs>,
): { known: Attrs; rest: Attrs } {
  const known: Attrs = Object.fromEntries(Object.keys(fits).map((name) => [name, null]));
  const rest: Attrs = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (Object.hasOwn(fits, name) && fits[name]?.(value) === true) known[name] = value;
    else rest[name] = value;
  }
  return { known, rest };
}

const nodeSchema = z.looseObject({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
  content: z.optional(z.array(z.unknown())),
});

export type JsonNode = z.infer<typeof nodeSchema>;

const markSchema = z.looseObject({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
});

export type JsonMark = z.infer<typeof markSchema>;

export function jsonNodeOf(value: unknown): JsonNode | undefined {
  const node = z.safeParse(nodeSchema, value);
  return node.success ? node.data : undefined;
}

export function jsonMarkOf(value: unknown): JsonMark | undefined {
  const mark = z.safeParse(markSchema, value);
  return mark.success ? mark.data : undefined;
}
