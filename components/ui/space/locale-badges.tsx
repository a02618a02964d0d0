import { useTranslations } from "next-intl";

interface LocaleBadgesProps {
  locales: readonly { id: string; label: string; short: string }[];
  /** The ids of the locales that something is written in. */
  present: readonly string[];
}

/** Which languages something is written in; a missing one has a dashed edge and says so. */
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
