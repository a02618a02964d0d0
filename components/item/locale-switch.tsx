import { useTranslations } from "next-intl";
import { Segmented, SegmentLink } from "#components/ui/segmented.tsx";
import { paths } from "#lib/paths.ts";
import type { ItemSubject } from "./item-subject.ts";

interface LocaleSwitchProps {
  subject: ItemSubject;
  /** Which of an item's addresses has the languages. */
  place: "content" | "reading";
}

/** In which language an item is read. */
export function LocaleSwitch({ subject: { content, type, locales, reading }, place }: LocaleSwitchProps) {
  const t = useTranslations("item");
  if (locales.length < 2 || !type.fields.some((field) => field.localized)) return null;
  return (
    <Segmented label={t("locale")}>
      {locales.map(({ id, label, short }) => (
        <SegmentLink
          key={id}
          href={paths[place](type.id, content.sys.id, { locale: id })}
          current={id === reading.localeId}
          lang={id}
          replace
          scroll={false}
          title={label}
        >
          <span className="item-wide">{label}</span>
          <span className="item-short">{short}</span>
        </SegmentLink>
      ))}
    </Segmented>
  );
}
