import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { describedBy, Field, FieldNote } from "#components/ui/form/field.tsx";
import { type Slot, slotAsRequired } from "#lib/fields/form/form-slot.ts";
import { targetOf } from "#lib/fields/refer/target.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { controlKinds } from "./control.tsx";
import type { SlotLook } from "./control-props.ts";
import { slotId, useEditor, useForm, useProblemSentence, useSlotProblem } from "./form-context.ts";

interface SlotFieldProps {
  slot: Slot;
  look: SlotLook;
  /** Adds the language to the label, for screen readers. */
  saysLanguage: boolean;
}

/** For a form that opens after its page: while the script of a control loads, only that control is hidden. */
export function LateSlotField(props: SlotFieldProps) {
  return (
    <Suspense fallback={null}>
      <SlotField {...props} />
    </Suspense>
  );
}

/** A field in one language: label, control, and problem or hint. */
export function SlotField({ slot, look, saysLanguage }: SlotFieldProps) {
  const language = useLocale();
  const t = useTranslations("editor");
  const { locales, idPrefix } = useEditor();
  const problem = useSlotProblem(slot.name);
  const sentence = useProblemSentence();
  const isRequired = useForm((form) => slotAsRequired(slot, form.slots, form.text).isRequired);
  const { field, name } = slot;
  const id = slotId(name, idPrefix);
  const help = field.help && wordsIn(field.help, language);
  const problemText = problem && sentence(problem);
  const languageName = saysLanguage ? locales.find((locale) => locale.id === slot.locale)?.name : undefined;
  const label = (
    <>
      {wordsIn(field.label, language)}
      {languageName !== undefined && <span className="sr-only">, {languageName}</span>}
    </>
  );
  const required = isRequired && <FieldNote id={`${id}-required`}>{t("required")}</FieldNote>;
  const kind = controlKinds[field.type];
  const isGrowing = look === "title" || look === "summary" || field.type === "RichText";
  if ("Labelled" in kind)
    return <kind.Labelled {...{ slot, label, required }} hint={help} problem={problemText} />;
  const { Control, Count, End } = kind;
  return (
    <Field
      // Two languages side by side have the same height.
      {...(isGrowing && { className: "flex h-full flex-col" })}
      id={id}
      label={label}
      required={required}
      optional={Count && <Count slot={slot} />}
      end={End && <End slot={slot} />}
      hint={help}
      problem={problemText}
    >
      <Control
        slot={isRequired === slot.isRequired ? slot : { ...slot, isRequired }}
        look={look}
        id={id}
        invalid={problem !== undefined}
        describedBy={describedBy(id, {
          hint: help !== undefined,
          problem: problem !== undefined,
          // A button has no `aria-required`.
          required: isRequired && targetOf(field) !== undefined,
        })}
      />
    </Field>
  );
}
