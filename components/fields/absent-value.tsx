import { useTranslations } from "next-intl";

/** A dash for sighted members, a word for screen readers. */
export function AbsentValue() {
  const t = useTranslations("fields");
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">{t("absent")}</span>
      <span className="sr-only">{t("absentLong")}</span>
    </span>
  );
}
