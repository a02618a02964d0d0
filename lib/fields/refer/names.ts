import type { Content, Fields } from "#lib/space/content.ts";
import { oneLine } from "../clip-text.ts";
import { type Found, isAbsent, type Reading, valueIn } from "../reading.ts";

export interface NamedText {
  text: string;
  /** The locale of the text, perhaps a fallback. */
  localeId: string;
}

const summaryMax = 400;

/** A field as one line of text. */
export function summaryOf(
  { fields }: Pick<Content, "fields">,
  apiName: string | undefined,
  reading: Reading,
) {
  return lineOf(valueIn(fields, apiName, reading), textOf, summaryMax);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** A found value as one line. */
export function lineOf(
  found: Found | undefined,
  say: (value: unknown) => string | undefined,
  max: number,
): NamedText | undefined {
  const text = oneLine(say(found?.value) ?? "", max);
  return found === undefined || text === "" ? undefined : { text, localeId: found.localeId };
}

const likely = new Set(["title", "name", "label", "headline", "subject", "heading", "caption"]);
const likelyMax = 256;
const dateOrAddress = /^(?:\d{4}-\d\d-\d\d(?:T.*)?|[a-z][a-z+.-]*:\/\/\S*)$/i;

/** The likeliest title field of an unknown type: a short text, named "title" or alike. */
export function inferTitleField(fields: Fields): string | undefined {
  const texts = Object.entries(fields).filter(([, byLocale]) => {
    const values = Object.values(byLocale).filter((value) => !isAbsent(value));
    return values.length > 0 && values.every(isShortText);
  });
  return (texts.find(([apiName]) => likely.has(apiName.toLowerCase())) ?? texts[0])?.[0];
}

function isShortText(value: unknown): boolean {
  return (
    typeof value === "string" &&
    value.length <= likelyMax &&
    !value.includes("\n") &&
    !dateOrAddress.test(value.trim())
  );
}
