import { fieldsByType, titledTypes } from "#lib/content/type-words.ts";
import { languageName } from "#lib/fields/format.ts";
import { targetTypesOf } from "#lib/fields/refer/target.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { readerOf } from "../../../reader.ts";

/** What an editor of a type knows of its Space. */
export async function editorSetting(type: ContentType) {
  const { language, locales, contentTypes, reading } = await readerOf();
  return {
    // Named here: servers and browsers do not always use the same names of languages.
    locales: locales.map(({ id, label }) => ({ id, label, name: languageName(id, language) })),
    naming: { ...reading, pictureFields: fieldsByType(contentTypes, "pictureField") },
    types: targetTypesOf(type, contentTypes),
    linkTypes: titledTypes(contentTypes),
  };
}
