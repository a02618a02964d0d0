import { getLocale } from "next-intl/server";
import { pictureFieldsOf, summaryFieldsOf, titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage, type Reading } from "#lib/fields/reading.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

interface Reader {
  /** Of the interface. */
  language: string;
  reading: Reading;
  /** The locale that was asked for, where the Space has it. */
  asked: string | undefined;
}

/** How this member reads: in the locale that the address asks for, else in the one that fits the interface. */
export async function readingFor(wanted?: string | string[]): Promise<Reader> {
  const { locales, contentTypes } = currentSpaceFile();
  const language = await getLocale();
  const localeIds = locales.map(({ id }) => id);
  const asked = localeIds.find((id) => id === wanted);
  return {
    language,
    asked,
    reading: {
      localeId: asked ?? localeForLanguage(localeIds, language),
      localeIds,
      titleFields: titleFieldsOf(contentTypes),
      pictureFields: pictureFieldsOf(contentTypes),
      summaryFields: summaryFieldsOf(contentTypes),
    },
  };
}
