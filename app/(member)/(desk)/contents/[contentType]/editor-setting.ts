import { pictureFieldsOf, titleFieldsOf } from "#lib/content/type-words.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { targetTypesOf } from "#lib/fields/refer/target.ts";
import type { Naming } from "#lib/fields/refer/target-look.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { editorLocales } from "./editor-locales.ts";

/** What an editor of a type knows of its Space. */
export function editorSetting(type: ContentType, language: string) {
  const { locales, contentTypes } = currentSpaceFile();
  const localeIds = locales.map(({ id }) => id);
  const naming: Naming = {
    localeId: localeForLanguage(localeIds, language),
    localeIds,
    titleFields: titleFieldsOf(contentTypes),
    pictureFields: pictureFieldsOf(contentTypes),
  };
  return { locales: editorLocales(language), naming, types: targetTypesOf(type, contentTypes) };
}
