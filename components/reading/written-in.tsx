import { useLocale, useTranslations } from "next-intl";
import { languageName } from "#lib/fields/format.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { ReadSubject } from "./read-subject.ts";

/** In which language it stands there, where the Space has several. */
export function WrittenIn({ subject: { content, type, locales, reading } }: { subject: ReadSubject }) {
  const t = useTranslations("read");
  const language = useLocale();
  const isLocalized = type.fields.some((field) => field.apiName === type.displayField && field.localized);
  const localeId = titleOf(content, reading)?.localeId;
  if (locales.length < 2 || !isLocalized || localeId === undefined) return null;
  return (
    <>
      <span className="item-dot">·</span>
      {t("writtenIn", { language: languageName(localeId, language) })}
    </>
  );
}
