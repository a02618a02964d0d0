import { useLocale, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { languageName } from "#lib/fields/format.ts";
import type { ItemSubject } from "./item-subject.ts";

interface FallbackNoteProps {
  subject: ItemSubject;
  /** The locale that is shown instead. */
  shownIn: string;
}

/** Says quietly that something is not written in the chosen language, and which one stands there. */
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

/** Why there is nothing to write here. */
export function UnknownNote() {
  const t = useTranslations("unknownType");
  return (
    <div className="mb-6 max-w-168">
      <Banner tone="accent">{t("note")}</Banner>
    </div>
  );
}
