import { useLocale, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { languageName } from "#lib/fields/format.ts";
import type { ItemSubject } from "./item-subject.ts";

interface FallbackNoteProps {
  subject: ItemSubject;
  /** The locale that is shown instead. */
  shownIn: string;
}

/** Says that the item isn't available in the chosen language, and which one is shown instead. */
export function FallbackNote({ subject, shownIn }: FallbackNoteProps) {
  const t = useTranslations("item");
  const language = useLocale();
  const wanted = languageName(subject.reading.localeId, language);
  return (
    <p className="mt-3 text-13 text-ink-3">
      {t("notWrittenShown", { language: wanted, shown: languageName(shownIn, language) })}
    </p>
  );
}

/** Why the item can't be edited. */
export function UnknownNote() {
  const t = useTranslations("unknownType");
  return (
    <div className="mb-6 max-w-168">
      <Banner tone="accent">{t("note")}</Banner>
    </div>
  );
}
