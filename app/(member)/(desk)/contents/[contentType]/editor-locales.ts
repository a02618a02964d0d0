import type { EditorLocale } from "#components/fields/form-context.ts";
import { languageName } from "#lib/fields/format.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

/** The Space's languages, named here: servers and browsers do not always use the same names. */
export function editorLocales(interfaceLanguage: string): EditorLocale[] {
  return currentSpaceFile().locales.map(({ id, label }) => ({
    id,
    label,
    name: languageName(id, interfaceLanguage),
  }));
}
