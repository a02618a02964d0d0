import { useTranslations } from "next-intl";
import { type EditorLocale, useEditor, useForm } from "#components/fields/form-context.ts";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { missingIn } from "#lib/fields/form/form-missing.ts";

interface LanguageChoiceProps {
  language: string;
  onLanguage: (id: string) => void;
}

/** One language at a time: which one is written, and in which something is missing. */
export function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  return (
    <Segmented label={t("languages")} className="editor-languages">
      {locales.map((locale) => (
        <LanguageSegment
          key={locale.id}
          locale={locale}
          isChosen={locale.id === language}
          onChoose={() => onLanguage(locale.id)}
        />
      ))}
    </Segmented>
  );
}

interface LanguageSegmentProps {
  locale: EditorLocale;
  isChosen: boolean;
  onChoose: () => void;
}

function LanguageSegment({ locale, isChosen, onChoose }: LanguageSegmentProps) {
  const t = useTranslations("editor");
  const missing = useForm((form) => missingIn(form, locale.id).length);
  return (
    <SegmentButton pressed={isChosen} missing={missing > 0} onClick={onChoose}>
      <span lang={locale.id}>{locale.label}</span>
      {missing > 0 && <span className="editor-missing-words">{t("missing", { count: missing })}</span>}
    </SegmentButton>
  );
}
