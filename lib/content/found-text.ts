import { composed } from "#lib/fields/canonical-text.ts";
import { clip, oneLine } from "#lib/fields/clip-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { NamedText } from "#lib/fields/refer/names.ts";
import { isText } from "#lib/fields/title-words.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { firstMatch } from "./highlight.ts";
import { titleFieldOf } from "./type-words.ts";

const before = 32;
const textMax = 2_000;

/**
 * The text of an item in which a search found something, from a few words before it: its title in another language, or
 * a searchable text. Undefined if the title that is shown has it.
 */
export function foundText(
  content: Content,
  type: ContentType,
  reading: Reading,
  search: string,
): NamedText | undefined {
  if (search.trim() === "") return undefined;
  const title = titleOf(content, reading);
  if (title && firstMatch(title.text, search) >= 0) return undefined;
  const named = titleFieldOf(type);
  const searchable = type.fields.filter((field) => "searchable" in field && field.searchable);
  const texts = new Set([...(named && isText(named) ? [named] : []), ...searchable]);
  const localeIds = [...new Set([reading.localeId, ...reading.localeIds])];
  for (const { apiName } of texts) {
    for (const localeId of localeIds) {
      const value = content.fields[apiName]?.[localeId];
      if (typeof value !== "string") continue;
      const text = excerpt(oneLine(value, value.length), search);
      if (text !== undefined) return { text, localeId };
    }
  }
  return undefined;
}

function excerpt(given: string, search: string): string | undefined {
  const text = composed(given);
  const at = firstMatch(text, search);
  if (at < 0) return undefined;
  if (at <= before) return clip(text, textMax);
  const start = text.indexOf(" ", at - before) + 1;
  return clip(`…${text.slice(start === 0 || start > at ? at : start)}`, textMax);
}
