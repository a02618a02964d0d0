import { useTranslations } from "next-intl";

interface LocaleBadgesProps {
  locales: readonly { id: string; label: string; short: string }[];
  /** Ids of the locales with a text. */
  present: readonly string[];
}

/** The languages of an item; missing ones are dashed. */
export function LocaleBadges({ locales, present }: LocaleBadgesProps) {
  const t = useTranslations("ui");
  if (locales.length < 2) return null;
  return (
    <span className="locale-badges">
      {locales.map(({ id, label, short }) => {
        const missing = !present.includes(id);
        const words = missing ? t("localeMissing", { locale: label }) : label;
        return (
          <span key={id} className="locale-badge" title={words} {...(missing && { "data-missing": "" })}>
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
