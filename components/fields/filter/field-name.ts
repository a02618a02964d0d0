import { useLocale, useTranslations } from "next-intl";
import type { FilterField } from "#lib/fields/filter.ts";
import { languageName } from "#lib/fields/format.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** The name of a field to filter by, with its language unless that is `localeId`, the language of the page. */
export function useFieldName(localeId?: string): (field: FilterField) => string {
  const t = useTranslations("filterBar");
  const language = useLocale();
  return ({ of }) => {
    if ("fact" in of) return t(`facts.${of.fact}`);
    const name = wordsIn(of.field.label, language);
    const isOther = of.field.localized && localeId !== undefined && of.localeId !== localeId;
    return isOther ? t("inLanguage", { field: name, language: languageName(of.localeId, language) }) : name;
  };
}
