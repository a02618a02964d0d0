import type { EditorLocale } from "#components/fields/form-context.ts";
import { pictureFieldsOf, titleFieldsOf } from "#lib/content/type-words.ts";
import { languageName } from "#lib/fields/format.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { targetTypesOf } from "#lib/fields/refer/target.ts";
import type { Naming } from "#lib/fields/refer/target-look.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

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

/** The Space's languages, named here: servers and browsers do not always use the same names. */
function editorLocales(interfaceLanguage: string): EditorLocale[] {
  return currentSpaceFile().locales.map(({ id, label }) => ({
    id,
    label,
    name: languageName(id, interfaceLanguage),
  }));
}
