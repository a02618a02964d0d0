import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { controlKinds } from "#components/fields/control.tsx";
import { type EditorLocale, slotId, useEditor, useForm } from "#components/fields/form-context.ts";
import { SlotField } from "#components/fields/slot-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
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
  /** Ids of the locales that are shown, that of the interface language first. */
  open: readonly string[];
  /** The item was published: the form is read-only until the next page has loaded. */
  isLeaving: boolean;
  /** Another tab edits the draft. */
  isReadOnly: boolean;
  /** Shown above the fields. */
  children: ReactNode;
}

/** The fields and the panel beside them. The first language and one other are side by side. */
export function EditorBody(props: EditorBodyProps) {
  const { type, language, onLanguage, isLeaving, isReadOnly, children } = props;
  const { locales } = useEditor();
  const { hasLanguages, written, facts } = formLayout(type, locales.length);
  const t = useTranslations("editor");
  const hasPanel = facts.length > 0;
  const open = props.open.flatMap((id) => locales.find((locale) => locale.id === id) ?? []);
  const closed = locales.filter((locale) => !open.includes(locale));
  const [first, second] = open;
  const partner = open.find((locale) => locale.id === language && locale !== first) ?? second;
  const shown = open.filter((locale) => locale === first || locale === partner);
  const [titled] = written.filter(({ localized }) => localized);

  function add(id: string): void {
    flushSync(() => onLanguage(id));
    document.getElementById(slotId(slotName(titled?.apiName ?? "", id)))?.focus();
  }

  return (
    <div
      className={classNames(
        "grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]",
        hasPanel ? "grid-cols-[minmax(0,1fr)_22rem]" : "grid-cols-1",
        "max-desktop:block max-desktop:scroll-pt-18 max-desktop:scroll-pb-8 max-desktop:overflow-auto max-tablet:contents",
      )}
      inert={isLeaving}
      data-part="editor-body"
    >
      <div className="flex min-h-0 min-w-0 flex-col max-desktop:contents">
        {children}
        <div
          className={classNames(
            "min-h-0 flex-1 scroll-pt-18 scroll-pb-8 overflow-auto [scrollbar-gutter:stable] max-desktop:overflow-visible",
            !hasPanel && "max-tablet:pb-24",
          )}
        >
          {hasLanguages && (
            <div
              className={classNames(
                "mx-auto max-w-264 px-10 pt-4 pb-5 columns:max-w-192",
                open.length + closed.length > 2 ? "side-by-side:max-w-264" : "side-by-side:hidden",
                "max-desktop:px-8 max-tablet:px-4 max-tablet:py-0",
              )}
            >
              <div className="flex flex-wrap items-center gap-2">
                <LanguageChoice {...{ language, onLanguage, open }} />
                {closed.map(({ id, name }) => (
                  <Button
                    key={id}
                    variant="quiet"
                    size="small"
                    icon={<Plus size={16} />}
                    onClick={() => add(id)}
                  >
                    {t("addLanguage", { language: name })}
                  </Button>
                ))}
              </div>
            </div>
          )}
          <ReadOnly isReadOnly={isReadOnly}>
            <EditorDocument type={type} fields={written} shown={shown} language={language} />
          </ReadOnly>
        </div>
      </div>
      {hasPanel && (
        <ReadOnly isReadOnly={isReadOnly}>
          <EditorPanel fields={facts} hasLanguages={open.length > 1} />
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
    <aside
      className={classNames(
        "mx-auto flex max-w-168 flex-col gap-5 border-t-8 border-sunken scroll-py-8 px-4 pt-6 pb-28",
        "tablet:max-w-264 tablet:border-t tablet:border-line tablet:px-8 tablet:pt-8 tablet:pb-12",
        "desktop:mx-0 desktop:min-h-0 desktop:max-w-none desktop:overflow-auto desktop:border-s desktop:border-t-0 desktop:p-5",
      )}
      aria-labelledby="editor-side-title"
    >
      <h2 className="text-14" id="editor-side-title">
        {t(hasLanguages ? "sameEverywhere" : "facts")}
      </h2>
      {slots.length > 0 && (
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
          {slots.map((slot) => (
            <div
              key={slot.name}
              className={
                "isNarrow" in controlKinds[slot.field.type]
                  ? "has-[[type=datetime-local]]:col-span-full"
                  : "col-span-full"
              }
            >
              <SlotField slot={slot} look="box" saysLanguage={false} />
            </div>
          ))}
        </div>
      )}
    </aside>
  );
}

interface LanguageChoiceProps extends Pick<EditorBodyProps, "language" | "onLanguage"> {
  open: readonly EditorLocale[];
}

/** One language at a time: which one is written, and in which something is missing. */
function LanguageChoice({ language, onLanguage, open }: LanguageChoiceProps) {
  const t = useTranslations("editor");
  const [only, second] = open;
  if (second === undefined) {
    return (
      <strong className="text-14 font-semibold" lang={only?.id}>
        {only?.label}
      </strong>
    );
  }
  return (
    <Segmented
      label={t("languages")}
      className={classNames(
        "columns:min-w-64 max-columns:w-full max-columns:max-w-96 max-tablet:max-w-none",
        open.length === 2 && "side-by-side:hidden",
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
