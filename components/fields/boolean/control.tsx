import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { slotId } from "#components/fields/form-context.ts";
import { describedBy, FieldHint, FieldProblem, fieldLabel } from "#components/ui/form/field.tsx";
import { segment, segmented } from "#components/ui/form/segmented.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { useEditor, useForm } from "../form-context.ts";

interface YesNoFieldProps {
  slot: Slot;
  label: ReactNode;
  required: ReactNode;
  hint: string | undefined;
  problem: string | undefined;
}

/** The text of the slot, and the message for it. A required field has no third choice. */
const choices = [
  ["true", "yes"],
  ["false", "no"],
  ["", "notSet"],
] as const;

/** Yes, no, or not set: exactly what will be published. */
export function YesNoField({ slot, label, required, hint, problem }: YesNoFieldProps) {
  const t = useTranslations("editor");
  const { form, idPrefix } = useEditor();
  const { name, isRequired } = slot;
  const text = useForm(() => form.text(name), name);
  const id = slotId(name, idPrefix);
  const group = useRef<HTMLDivElement>(null);
  // The browser may have restored or changed the choice before hydration, without an event.
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(":checked");
    if (chosen && chosen.value !== form.text(name)) form.type(name, chosen.value);
  }, [form, name]);
  return (
    <div className="min-w-0">
      <div className={fieldLabel}>
        <span id={`${id}-label`}>{label}</span>
        {required}
      </div>
      <div
        ref={group}
        role="radiogroup"
        className={segmented()}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { hint: hint !== undefined, problem: problem !== undefined })}
        {...(problem !== undefined && { "aria-invalid": true })}
        {...(isRequired && { "aria-required": true })}
      >
        {choices
          .filter(([value]) => value !== "" || !isRequired)
          .map(([value, message], index) => (
            <label key={value} className={segment()}>
              <input
                {...(index === 0 && { id })}
                type="radio"
                className="sr-only"
                name={id}
                value={value}
                autoComplete="off"
                checked={text === value}
                onChange={() => form.type(name, value)}
              />
              {t(message)}
            </label>
          ))}
      </div>
      {hint !== undefined && (
        <FieldHint className="mt-1.5" id={`${id}-hint`}>
          {hint}
        </FieldHint>
      )}
      {problem !== undefined && <FieldProblem id={id}>{problem}</FieldProblem>}
    </div>
  );
}
