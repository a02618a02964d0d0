import { getLocale, getTimeZone, getTranslations } from "next-intl/server";
import { titlesOf } from "#lib/content/titles.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

/**
 * The language of the interface, and the locale to read in: that of the URL, else that of the interface language.
 * @param wanted the locale of the URL
 */
export async function readerOf(wanted?: string | string[]) {
  const { locales, contentTypes } = currentSpaceFile();
  const [language, timeZone, t] = await Promise.all([getLocale(), getTimeZone(), getTranslations("fields")]);
  const localeIds = locales.map(({ id }) => id);
  /** The locale of the URL, if the Space has it. */
  const asked = localeIds.find((id) => id === wanted);
  const localeId = asked ?? localeForLanguage(localeIds, language);
  const titles = titlesOf(contentTypes, { language, timeZone, yes: t("yes"), no: t("no") });
  const reading = { localeId, localeIds, ...titles };
  return { language, asked, locales, contentTypes, reading };
}
