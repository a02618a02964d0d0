import type { Content } from "#lib/space/content.ts";
import { oneLine } from "../clip-text.ts";
import { type Reading, valueIn } from "../reading.ts";
import { seenTitleField } from "./seen-title.ts";

export interface NamedText {
  text: string;
  /** The locale that the text is written in, which need not be the chosen one. */
  localeId: string;
}

const titleMax = 300;
const summaryMax = 400;

/** What an item is called; of a type that the Space file does not have, by what most likely names it. */
export function titleOf(content: Content, reading: Reading): NamedText | undefined {
  const apiName = reading.titleFields[content.sys.contentType.sys.id] ?? seenTitleField(content.fields);
  return textOf(content, apiName, reading, titleMax);
}

/** A field as one line of text, for second lines. */
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
