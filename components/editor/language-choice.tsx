import { useTranslations } from "next-intl";
import { flushSync } from "react-dom";
import { type EditorLocale, slotId, useEditor, useForm } from "#components/fields/form-context.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { missingIn } from "#lib/fields/form/form-missing.ts";
import { slotName } from "#lib/fields/form/form-slot.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

interface LanguageChoiceProps {
  type: ContentType;
  language: string;
  onLanguage: (id: string) => void;
  open: readonly EditorLocale[];
}

/** Switches between languages, marks those with missing fields, and adds others. */
export function LanguageChoice({ type, language, onLanguage, open }: LanguageChoiceProps) {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const [only, second] = open;
  const localized = type.fields.filter((field) => field.localized);
  const titled = localized.find(({ apiName }) => apiName === type.displayField) ?? localized[0];

  function add(id: string): void {
    flushSync(() => onLanguage(id));
    document.getElementById(slotId(slotName(titled?.apiName ?? "", id)))?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {second === undefined ? (
        <strong className="text-14 font-semibold" lang={only?.id}>
          {only?.label}
        </strong>
      ) : (
        <Segmented
          label={t("languages")}
          className={classNames(
            "columns:min-w-64 max-columns:w-full max-columns:max-w-96 max-tablet:max-w-none",
            open.length === 2 && "columns:side-by-side:hidden",
          )}
        >
          {open.map((locale) => (
            <LanguageSegment
              key={locale.id}
              locale={locale}
              isChosen={locale.id === language}
              onChoose={() => onLanguage(locale.id)}
            />
          ))}
        </Segmented>
      )}
      {locales
        .filter((locale) => !open.includes(locale))
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => add(id)}
          >
            {t("addLanguage", { language: name })}
          </Button>
        ))}
    </div>
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
      {missing > 0 && (
        <span className="font-normal whitespace-nowrap text-warning max-[22.5rem]:sr-only">
          {t("missing", { count: missing })}
        </span>
      )}
    </SegmentButton>
  );
}
