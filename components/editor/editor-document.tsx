import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SlotLook } from "#components/fields/control-props.ts";
import { type EditorLocale, slotId, useEditor, useForm } from "#components/fields/form-context.ts";
import { SlotField } from "#components/fields/slot-field.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { copyOf, missingIn } from "#lib/fields/form/form-missing.ts";
import { type Slot, slotName } from "#lib/fields/form/form-slot.ts";
import { fillForNow } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";

interface EditorDocumentProps {
  type: ContentType;
  /** The slots in order. */
  fields: readonly Field[];
  /** The languages side by side. */
  shown: readonly EditorLocale[];
  /** The language shown alone. */
  language: string;
}

const cell = "min-w-0 [--label-gap:0.25rem] max-tablet:mt-5 tablet:first:mt-6";

/** The middle of the editor: a row for each field, a column for each language. */
export function EditorDocument({ type, fields, shown, language }: EditorDocumentProps) {
  const localized = fields.filter((field) => field.localized);
  return (
    <div
      className={classNames(
        "mx-auto grid max-w-264 grid-cols-1 tablet:[--story-height:45dvh] gap-x-12 gap-y-4 px-10 pb-12 columns:max-w-192",
        localized.length > 0 &&
          shown.length > 1 &&
          "columns:side-by-side:max-w-264 columns:side-by-side:grid-cols-2",
        "max-desktop:gap-x-8 max-desktop:px-8 max-tablet:block max-tablet:px-4 max-tablet:pb-4",
      )}
    >
      {localized.length > 0 &&
        shown.length > 1 &&
        shown.map((locale) => (
          <div
            key={locale.id}
            className={classNames(
              "sticky top-0 z-sticky hidden h-14 items-center gap-2 bg-sheet text-13 text-ink-3 columns:side-by-side:flex",
              "max-tablet:static max-tablet:-mb-3 max-tablet:h-11",
              locale.id === language && "has-data-copy:flex",
            )}
          >
            <LocaleHead locale={locale} />
          </div>
        ))}
      {fields.map((field) =>
        field.localized ? (
          shown.map((locale) => (
            <div
              key={`${field.apiName}.${locale.id}`}
              className={classNames(
                cell,
                locale.id === language ? "empty:hidden" : "hidden columns:not-empty:side-by-side:block",
              )}
            >
              <Cell type={type} field={field} locale={locale} />
            </div>
          ))
        ) : (
          <div key={field.apiName} className={classNames(cell, "col-span-full empty:hidden")}>
            <Cell type={type} field={field} locale={undefined} />
          </div>
        ),
      )}
    </div>
  );
}

interface CellProps {
  type: ContentType;
  field: Field;
  locale: EditorLocale | undefined;
}

function Cell({ type, field, locale }: CellProps) {
  const { form, locales } = useEditor();
  const name = slotName(field.apiName, locale?.id ?? locales[0]?.id ?? "");
  const slot = form.slots.find((one) => one.name === name);
  return slot && <SlotField slot={slot} look={lookOf(type, slot)} saysLanguage={locale !== undefined} />;
}

function lookOf(type: ContentType, { field }: Slot): SlotLook {
  if (field.apiName === type.displayField) return "title";
  if (field.apiName === type.summaryField && field.type === "LongText" && field.localized) return "summary";
  return field.type === "LongText" ? "page" : "box";
}

/** The head of a column: language, number of missing fields, and buttons that copy from other languages. */
function LocaleHead({ locale }: { locale: EditorLocale }) {
  const t = useTranslations("editor");
  const { locales } = useEditor();
  const missing = useForm((now) => missingIn(now, locale.id).length);
  return (
    <>
      {/* With one language, the choice above says this. */}
      <div className="hidden columns:side-by-side:contents">
        <strong className="text-14 font-semibold text-ink" lang={locale.id}>
          {locale.label}
        </strong>
        {missing > 0 && <Badge tone="warning">{t("missing", { count: missing })}</Badge>}
      </div>
      <div className="ms-auto -me-3 flex flex-wrap justify-end">
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <CopyButton key={other.id} from={other} to={locale} />
          ))}
      </div>
    </>
  );
}

interface CopyButtonProps {
  from: EditorLocale;
  to: EditorLocale;
}

/** "Copy from English": fills missing fields, and asks before it replaces others. */
function CopyButton({ from, to }: CopyButtonProps) {
  const t = useTranslations("editor");
  const { form, idPrefix } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const canCopy = useForm((now) => {
    const { missing, over } = copyOf(now, from.id, to.id);
    return Object.keys(missing).length + Object.keys(over).length > 0;
  });

  function copy(texts: Texts): void {
    setAsking(false);
    const run = fillForNow(form, texts);
    const [first = "", ...rest] = Object.keys(texts);
    const count = rest.length + 1;
    // The button disappears, as nothing is left to copy.
    setTimeout(() => document.getElementById(slotId(first, idPrefix))?.focus());
    offerUndo({ message: t("copied", { count }), label: t("undo"), run });
  }

  function begin(): void {
    const { missing, over } = copyOf(form, from.id, to.id);
    if (Object.keys(over).length === 0) copy(missing);
    else setAsking(true);
  }

  const { missing, over } = isAsking ? copyOf(form, from.id, to.id) : { missing: {}, over: {} };
  const missingCount = Object.keys(missing).length;
  return (
    <>
      {canCopy && (
        <Button variant="text" size="small" data-copy="" onClick={begin}>
          {t("copyFrom", { language: from.name })}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("copyTitle", { from: from.name, to: to.name })}
      >
        <DialogText>{t("copyText", { count: Object.keys(over).length, to: to.name })}</DialogText>
        <DialogActions>
          <Button ref={focusFirst} onClick={() => setAsking(false)}>
            {t("cancelCopy")}
          </Button>
          {missingCount > 0 && (
            <Button onClick={() => copy(missing)}>{t("copyMissing", { count: missingCount })}</Button>
          )}
          <Button variant="primary" onClick={() => copy({ ...missing, ...over })}>
            {t("copyAll")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
