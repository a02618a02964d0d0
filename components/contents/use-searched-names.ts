import { useLocale } from "next-intl";
import type { SearchedNames } from "#components/collection/search-sections.tsx";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** The names of the fields that the Space searched. */
export function useSearchedNames(type: ContentType, page: ContentsPage | undefined): SearchedNames {
  const language = useLocale();
  const nameOf = (apiName: string | undefined) =>
    type.fields.filter((field) => field.apiName === apiName).map(({ label }) => wordsIn(label, language));
  const texts = page?.search?.fields.filter((apiName) => apiName !== type.displayField) ?? [];
  return { titles: nameOf(type.displayField), texts: texts.flatMap(nameOf) };
}
