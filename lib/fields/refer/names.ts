import type { Content, Fields } from "#lib/space/content.ts";
import { oneLine } from "../clip-text.ts";
import { isAbsent, type Reading, valueIn } from "../reading.ts";

export interface NamedText {
  text: string;
  /** The locale of the text, perhaps a fallback. */
  localeId: string;
}

const titleMax = 300;
const summaryMax = 400;

/** An item's title; of a type that the Space file lacks, the likeliest field. */
export function titleOf(content: Content, reading: Reading): NamedText | undefined {
  const apiName = reading.titleFields[content.sys.contentType.sys.id] ?? inferTitleField(content.fields);
  return textOf(content, apiName, reading, titleMax);
}

/** A field as one line of text. */
export function summaryOf(content: Content, apiName: string | undefined, reading: Reading) {
  return textOf(content, apiName, reading, summaryMax);
}

function textOf(
  content: Content,
  apiName: string | undefined,
  reading: Reading,
  max: number,
): NamedText | undefined {
  const found = valueIn(content.fields, apiName, reading);
  if (found === undefined || !["string", "number"].includes(typeof found.value)) return undefined;
  const text = oneLine(String(found.value), max);
  return text === "" ? undefined : { text, localeId: found.localeId };
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
