import { useTranslations } from "next-intl";
import { classNames } from "../class-names.ts";

interface LocaleBadgesProps {
  locales: readonly { id: string; label: string; short: string }[];
  /** Ids of the locales with a text. */
  present: readonly string[];
  className?: string;
}

/** The languages of an item; missing ones are dashed. */
export function LocaleBadges({ locales, present, className }: LocaleBadgesProps) {
  const t = useTranslations("ui");
  if (locales.length < 2) return null;
  return (
    <span className={classNames("inline-flex gap-1", className)}>
      {locales.map(({ id, label, short }) => {
        const missing = !present.includes(id);
        const words = missing ? t("localeMissing", { locale: label }) : label;
        return (
          <span key={id} className={missing ? "locale-badge-missing" : "locale-badge"} title={words}>
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
