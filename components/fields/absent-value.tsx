import { useTranslations } from "next-intl";

/** A dash for the eye, words for a screen reader. */
export function AbsentValue() {
  const t = useTranslations("fields");
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">{t("absent")}</span>
      <span className="sr-only">{t("absentLong")}</span>
    </span>
  );
}
