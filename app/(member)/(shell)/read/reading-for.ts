import { getLocale } from "next-intl/server";
import { pictureFieldsOf, summaryFieldsOf, titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage, type Reading } from "#lib/fields/reading.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

interface Reader {
  /** Of the interface. */
  language: string;
  reading: Reading;
  /** The locale of the URL, if the Space has it. */
  asked: string | undefined;
}

/** The locale of the URL, else that of the interface language. */
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
