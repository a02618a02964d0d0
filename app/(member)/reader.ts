import { getLocale } from "next-intl/server";
import { fieldsByType } from "#lib/content/type-words.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

/**
 * The language of the interface, and the locale to read in: that of the URL, else that of the interface language.
 * @param wanted the locale of the URL
 */
export async function readerOf(wanted?: string | string[]) {
  const { locales, contentTypes } = currentSpaceFile();
  const language = await getLocale();
  const localeIds = locales.map(({ id }) => id);
  /** The locale of the URL, if the Space has it. */
  const asked = localeIds.find((id) => id === wanted);
  const localeId = asked ?? localeForLanguage(localeIds, language);
  const reading = { localeId, localeIds, titleFields: fieldsByType(contentTypes, "displayField") };
  return { language, asked, locales, contentTypes, reading };
}
