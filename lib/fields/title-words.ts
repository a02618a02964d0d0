import * as z from "zod/mini";
import type { FieldKind } from "#lib/space-file/schema.ts";
import type { Display } from "./display.ts";
import { formatMinute } from "./format.ts";
import { type ReferDisplay, targetName } from "./refer/display.ts";
import { documentOfMarkup } from "./rich-text/markup.ts";
import { wordsOf } from "./text.ts";

/** What the words of a title depend on, unless it is a text. Serializable. */
export interface TitleWords {
  /** By Content Type: the kind of the field that names an item, unless that is a Text or LongText. */
  kinds: Readonly<Record<string, FieldKind>>;
  /** Of the interface. */
  language: string;
  /** The member's (IANA). */
  timeZone: string;
  yes: string;
  no: string;
}

/** A value as the title of an item; undefined or "" if it has no words. */
export function titleInWords(
  display: Display,
  { language, timeZone, yes, no }: Omit<TitleWords, "kinds">,
  refer: (display: ReferDisplay) => string | undefined = targetName,
): string | undefined {
  if (display.kind === "json") return undefined;
  const moment = (at: string) => formatMinute(at, language, timeZone);
  return wordsOf(display, {
    language,
    yes,
    no,
    moment,
    refer,
    document: (node) => firstLine(node),
    between: ", ",
  });
}

export function isText({ type }: Pick<FieldKind, "type">): boolean {
  return type === "Text" || type === "LongText";
}

export function isNumber({ type }: Pick<FieldKind, "type">): boolean {
  return type === "Integer" || type === "Number";
}

/** Whether its words are those of the interface rather than of the item's locale. */
export function isOfLanguage({ type }: Pick<FieldKind, "type">): boolean {
  return type === "Date" || type === "Boolean" || isNumber({ type });
}

const nodeSchema = z.looseObject({
  text: z.optional(z.string()),
  content: z.optional(z.array(z.unknown())),
});

const depthMax = 24;
const markupMax = 4_000;

/** The first line with words of a RichText; "" without one. */
function firstLine(document: unknown): string {
  return lineOf(typeof document === "string" ? documentOfMarkup(document.slice(0, markupMax)) : document, 0);
}

function lineOf(node: unknown, depth: number): string {
  const { text = "", content = [] } = z.safeParse(nodeSchema, node).data ?? {};
  let line = text;
  for (const child of depth > depthMax ? [] : content) {
    const isText = z.safeParse(nodeSchema, child).data?.text !== undefined;
    if (!isText && line.trim() !== "") break;
    line += lineOf(child, depth + 1);
  }
  return line;
}
