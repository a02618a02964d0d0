import { sql } from "kysely";
import type { ContentTypeField } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";
import type { SearchedFields, SearchedText } from "#service/query/search.ts";

interface SearchedType {
  display_field: string;
  fields: ContentTypeField[];
}

/** A search of Content covers the display field and every LongText with full-text search. */
export function searchedContent(
  { display_field, fields }: SearchedType,
  { locales, defaultLocale }: Locales,
  memberId = "",
): SearchedFields {
  const titles = fields.filter(({ apiName }) => apiName === display_field);
  const texts = fields.filter(({ type, searchable }) => type === "LongText" && searchable === true);
  const read = (field: ContentTypeField) =>
    (field.localized ? locales : [defaultLocale]).map((locale) => textAt(locale, field.apiName));
  return {
    names: [...new Set([...titles, ...texts].map(({ apiName }) => apiName))],
    titles: titles.flatMap(read),
    texts: texts.flatMap(read),
    memberId,
  };
}

/** A search of Media covers titles, file names and descriptions. */
export function searchedMedia({ locales }: Pick<Locales, "locales">, memberId = ""): SearchedFields {
  return {
    names: ["title", "file", "description"],
    whole: sql`atrium_media_text(fields)`,
    titles: locales.flatMap((locale) => [textAt(locale, "title"), textAt(locale, "file", "fileName")]),
    texts: locales.map((locale) => textAt(locale, "description")),
    memberId,
  };
}

function textAt(locale: string, field: string, ...inside: string[]): SearchedText {
  return { locale, keys: [field, locale, ...inside] };
}
