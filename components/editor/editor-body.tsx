import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { controlKinds } from "#components/fields/control.tsx";
import { type EditorLocale, useEditor, useForm } from "#components/fields/form-context.ts";
import { SlotField } from "#components/fields/slot-field.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { formLayout } from "#lib/fields/form/form-layout.ts";
import { missingIn } from "#lib/fields/form/form-missing.ts";
import { slotName } from "#lib/fields/form/form-slot.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { EditorDocument } from "./editor-document.tsx";

interface EditorBodyProps {
  type: ContentType;
  language: string;
  onLanguage: (id: string) => void;
  /** The item was published: the form is read-only until the next page has loaded. */
  isLeaving: boolean;
  /** Another tab edits the draft. */
  isReadOnly: boolean;
  /** Shown above the fields. */
  children: ReactNode;
}

/** The fields and the panel beside them. The default language and one other stand side by side. */
export function EditorBody({ type, language, onLanguage, isLeaving, isReadOnly, children }: EditorBodyProps) {
  const { locales } = useEditor();
  const { hasLanguages, written, facts } = formLayout(type, locales.length);
  const [first] = locales;
  const partner = locales.find((locale) => locale.id === language && locale !== first) ?? locales[1];
  const shown = locales.filter((locale) => locale === first || (hasLanguages && locale === partner));
  return (
    <div className="editor-body" inert={isLeaving} {...(facts.length === 0 && { "data-no-panel": "" })}>
      <div className="editor-middle">
        {children}
        <div className="editor-scroll">
          {hasLanguages && (
            <div className="editor-choice" {...(locales.length > 2 && { "data-always": "" })}>
              <LanguageChoice language={language} onLanguage={onLanguage} />
            </div>
          )}
          <ReadOnly isReadOnly={isReadOnly}>
            <EditorDocument type={type} fields={written} shown={shown} language={language} />
          </ReadOnly>
        </div>
      </div>
      {facts.length > 0 && (
        <ReadOnly isReadOnly={isReadOnly}>
          <EditorPanel fields={facts} hasLanguages={hasLanguages} />
        </ReadOnly>
      )}
    </div>
  );
}

interface ReadOnlyProps {
  isReadOnly: boolean;
  children: ReactNode;
}

const typing = ["beforeinput", "keydown", "paste", "drop"] as const;

/** While another tab edits the draft: the fields can be read and copied, not changed. */
function ReadOnly({ isReadOnly, children }: ReadOnlyProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!isReadOnly || place === null) return;
    // A disabled fieldset knows nothing of what is edited without a control.
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === "Tab" || event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
    };
    for (const name of typing) place.addEventListener(name, refuse, true);
    return () => {
      for (const name of typing) place.removeEventListener(name, refuse, true);
    };
  }, [isReadOnly]);
  return (
    <fieldset ref={ref} className="contents" disabled={isReadOnly}>
      {children}
    </fieldset>
  );
}

interface EditorPanelProps {
  fields: readonly Field[];
  hasLanguages: boolean;
}

/** At the side: what is the same in every language. */
function EditorPanel({ fields, hasLanguages }: EditorPanelProps) {
  const t = useTranslations("editor");
  const { form, locales } = useEditor();
  const nameOf = (field: Field) => slotName(field.apiName, locales[0]?.id ?? "");
  const slots = fields.flatMap((field) => form.slots.filter(({ name }) => name === nameOf(field)));
  return (
    <aside className="editor-side" aria-labelledby="editor-side-title">
      <h2 id="editor-side-title">{t(hasLanguages ? "sameEverywhere" : "facts")}</h2>
      {slots.length > 0 && (
        <div className="editor-facts">
          {slots.map((slot) => (
            <div key={slot.name} {...("isNarrow" in controlKinds[slot.field.type] && { "data-narrow": "" })}>
              <SlotField slot={slot} look="box" saysLanguage={false} />
            </div>
          ))}
        </div>
      )}
    </aside>
  );
}

interface LanguageChoiceProps {
  language: string;
  onLanguage: (id: string) => void;
}

/** One language at a time: which one is written, and in which something is missing. */
function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
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
