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
  const badges = locales.map(({ id, label, short }) => {
    const isMissing = !present.includes(id);
    return { id, short, isMissing, words: isMissing ? t("localeMissing", { locale: label }) : label };
  });
  return (
    <span
      role="img"
      aria-label={badges.map(({ words }) => words).join(", ")}
      className={classNames("inline-flex gap-1", className)}
    >
      {badges.map(({ id, short, isMissing, words }) => (
        <span key={id} className={isMissing ? "locale-badge-missing" : "locale-badge"} title={words}>
          {short}
        </span>
      ))}
    </span>
  );
}
