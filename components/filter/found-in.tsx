import { useLocale, useTranslations } from "next-intl";
import type { ContentsSubject } from "#lib/collection/of/contents.ts";
import { languageName } from "#lib/fields/format.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** Says where a search was found when it is not in the names: `title.en-US` and its like. */
export function FoundIn({ subject, place }: { subject: ContentsSubject; place: string | undefined }) {
  const t = useTranslations("filter.search");
  const language = useLocale();
  const { type, reading } = subject;
  const [apiName, localeId = ""] = place?.split(".") ?? [];
  const field = type.fields.find((each) => each.apiName === apiName);
  const isUsual = apiName === type.displayField;
  if (field === undefined || isUsual) return null;
  const name = wordsIn(field.label, language);
  const isOther = field.localized && localeId !== reading.localeId;
  return (
    <p className="filter-found-in" role="status">
      {isOther
        ? t("foundInLocale", { field: name, language: languageName(localeId, language) })
        : t("foundIn", { field: name })}
    </p>
  );
}
