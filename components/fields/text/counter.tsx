import { useTranslations } from "next-intl";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { lengthOf } from "#lib/fields/text/form.ts";
import { useForm } from "../form-context.ts";

/** "107 of 200", for a slot that has a limit. */
export function SlotCounter({ slot: { field, name } }: { slot: Slot }) {
  const t = useTranslations("editor");
  const length = useForm((form) => lengthOf(form.text(name)), name);
  const max = "maxLength" in field ? field.maxLength : undefined;
  if (max === undefined) return null;
  return (
    <span className="editor-counter" {...(length > max && { "data-over": "" })}>
      {t("counter", { length, max })}
    </span>
  );
}
