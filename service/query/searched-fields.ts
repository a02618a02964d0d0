import type { ContentTypeField } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";
import type { SearchedFields } from "#service/query/search.ts";
import { searchedText } from "#service/query/value-expression.ts";

interface SearchedType {
  display_field: string;
  fields: ContentTypeField[];
}

/** A search of Content looks through the display field, and through every LongText with full-text search. */
export function searchedContent(
  { display_field, fields }: SearchedType,
  { locales, defaultLocale }: Locales,
  memberId: string,
): SearchedFields {
  const titles = fields.filter(({ apiName }) => apiName === display_field);
  const texts = fields.filter(({ type, searchable }) => type === "LongText" && searchable === true);
  const read = (field: ContentTypeField) =>
    (field.localized ? locales : [defaultLocale]).map((locale) => textAt(field.apiName, locale));
  return {
    names: [...new Set([...titles, ...texts].map(({ apiName }) => apiName))],
    titles: titles.flatMap(read),
    texts: texts.flatMap(read),
    memberId,
  };
}

/** A search of Media looks through titles, names of files and descriptions. */
export function searchedMedia({ locales }: Pick<Locales, "locales">, memberId: string): SearchedFields {
  return {
    names: ["title", "file", "description"],
    titles: locales.flatMap((locale) => [textAt("title", locale), textAt("file", locale, "fileName")]),
    texts: locales.map((locale) => textAt("description", locale)),
    memberId,
  };
}

const textAt = (...keys: string[]) => searchedText(keys);
