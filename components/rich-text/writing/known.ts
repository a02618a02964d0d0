import { safeLink } from "#lib/fields/rich-text/safe-address.ts";

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === "string";
const isNumber: Fits = (value) => typeof value === "number" && Number.isSafeInteger(value);
const isObject: Fits = (value) => typeof value === "object" && value !== null;

/**
 * The nodes that can be written, with the attributes of each that mean something here. An attribute of another name,
 * or with a value that does not fit, is kept apart and goes back as it came. The same set is read by
 * `lib/fields/rich-text/rich-text.ts`.
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

/** The marks that can be written, as `knownNodes`. */
export const knownMarks: Readonly<Record<string, Readonly<Record<string, Fits>>>> = {
  bold: {},
  italic: {},
  strike: {},
  code: {},
  link: { href: (value) => safeLink(value) !== undefined },
};

/** Other names that the same marks go by. */
export const markNames: Readonly<Record<string, string>> = { strong: "bold", em: "italic" };

export type Attrs = Record<string, unknown>;

/** Attributes as the editor holds them, and those that it does not know. */
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
