import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { controlKinds } from "#components/fields/control.tsx";
import { useEditor } from "#components/fields/form-context.ts";
import { SlotField } from "#components/fields/slot-field.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { formLayout } from "#lib/fields/form/form-layout.ts";
import { slotName } from "#lib/fields/form/form-slot.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { EditorDocument } from "./editor-document.tsx";
import { LanguageChoice } from "./language-choice.tsx";

interface EditorBodyProps {
  type: ContentType;
  language: string;
  onLanguage: (id: string) => void;
  /** Ids of the locales that are shown, that of the interface language first. */
  open: readonly string[];
  /** The preview of the item: beside the form on a wide screen, else in its place. */
  preview: ReactNode | undefined;
  /** The item was published: the form is read-only until the next page has loaded. */
  isLeaving: boolean;
  /** Another tab edits the draft. */
  isReadOnly: boolean;
  /** Shown above the fields, and above a preview in their place. */
  children: ReactNode;
}

/** The fields and the panel beside them. The first language and one other are side by side. */
export function EditorBody(props: EditorBodyProps) {
  const { type, language, onLanguage, preview, isLeaving, isReadOnly, children } = props;
  const { locales } = useEditor();
  const { hasLanguages, written, facts } = formLayout(type, locales.length);
  const isPreviewing = preview !== undefined;
  const hasPanel = facts.length > 0;
  const open = props.open.flatMap((id) => locales.find((locale) => locale.id === id) ?? []);
  const [first, second] = open;
  const partner = open.find((locale) => locale.id === language && locale !== first) ?? second;
  const shown = open.filter((locale) => locale === first || locale === partner);
  return (
    <div
      className={classNames(
        "grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]",
        hasPanel ? "grid-cols-[minmax(0,1fr)_22rem]" : "grid-cols-1",
        isPreviewing && withPreview[hasPanel ? "threeColumns" : "twoColumns"],
        isPreviewing && "max-[90rem]:grid-rows-[auto_minmax(0,1fr)]",
        "max-desktop:relative max-desktop:block max-desktop:scroll-pt-18 max-desktop:scroll-pb-8 max-desktop:overflow-auto max-tablet:contents",
      )}
      inert={isLeaving}
      data-part="editor-body"
    >
      <div className="flex min-h-0 min-w-0 flex-col max-desktop:contents">
        {children}
        <div
          className={classNames(
            "relative min-h-0 flex-1 scroll-pt-18 scroll-pb-8 overflow-auto [scrollbar-gutter:stable] max-desktop:overflow-visible",
            !hasPanel && "max-tablet:pb-24",
            isPreviewing && "max-[90rem]:hidden",
          )}
        >
          {hasLanguages && (
            <div
              className={classNames(
                "mx-auto max-w-264 px-10 pt-4 pb-5 columns:max-w-192",
                locales.length > 2 ? "columns:side-by-side:max-w-264" : "columns:side-by-side:hidden",
                "max-desktop:px-8 max-tablet:px-4 max-tablet:py-0",
              )}
            >
              <LanguageChoice {...{ type, language, onLanguage, open }} />
            </div>
          )}
          <ReadOnly isReadOnly={isReadOnly}>
            <EditorDocument type={type} fields={written} shown={shown} language={language} />
          </ReadOnly>
        </div>
      </div>
      {hasPanel && (
        <ReadOnly isReadOnly={isReadOnly}>
          <EditorPanel fields={facts} hasLanguages={open.length > 1} isPreviewing={isPreviewing} />
        </ReadOnly>
      )}
      {preview}
    </div>
  );
}

/** The form is hidden if there is no space for both. */
const withPreview = {
  twoColumns: "max-[90rem]:grid-cols-1 min-[90rem]:grid-cols-2",
  threeColumns: "max-[90rem]:grid-cols-1 min-[90rem]:grid-cols-[minmax(0,1fr)_22rem_minmax(0,1fr)]",
};

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
    // A disabled fieldset doesn't disable what is edited without a form control.
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
  isPreviewing: boolean;
}

/** The panel beside the fields: what all languages share. */
function EditorPanel({ fields, hasLanguages, isPreviewing }: EditorPanelProps) {
  const t = useTranslations("editor");
  const { form, locales } = useEditor();
  const nameOf = (field: Field) => slotName(field.apiName, locales[0]?.id ?? "");
  const slots = fields.flatMap((field) => form.slots.filter(({ name }) => name === nameOf(field)));
  return (
    <aside
      className={classNames(
        "relative mx-auto flex w-full max-w-168 flex-col gap-5 border-t-8 border-sunken scroll-py-8 px-4 pt-6 pb-28",
        "tablet:max-w-264 tablet:border-t tablet:border-line tablet:px-8 tablet:pt-8 tablet:pb-12",
        "desktop:mx-0 desktop:min-h-0 desktop:max-w-none desktop:overflow-auto desktop:border-s desktop:border-t-0 desktop:p-5",
        isPreviewing && "max-[90rem]:hidden!",
      )}
      aria-labelledby="editor-side-title"
    >
      <h2 className="text-14" id="editor-side-title">
        {t(hasLanguages ? "sharedByAll" : "details")}
      </h2>
      {slots.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,calc(50%-0.5rem))),1fr))] items-start gap-x-3 gap-y-5">
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
