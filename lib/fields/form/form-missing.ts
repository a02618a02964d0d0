import { slotName } from "./form-slot.ts";
import type { FormState } from "./form-state.ts";
import type { Texts } from "./form-text.ts";

/** The empty slots of a locale that another locale fills. */
export function missingIn(form: Pick<FormState, "slots" | "text">, locale: string): string[] {
  return form.slots
    .filter((slot) => slot.field.localized && slot.locale === locale && form.text(slot.name) === "")
    .filter(({ field }) =>
      form.slots.some(
        (other) => other.field.apiName === field.apiName && form.text(other.name).trim() !== "",
      ),
    )
    .map(({ name }) => name);
}

/** A copy between locales: texts to fill and texts to overwrite. */
export interface Copy {
  missing: Texts;
  over: Texts;
}

export function copyOf(form: Pick<FormState, "slots" | "text">, from: string, to: string): Copy {
  const copied = form.slots
    .filter(({ field, locale }) => field.localized && locale === to)
    .map(({ name, field }) => [name, form.text(slotName(field.apiName, from))] as const)
    .filter(([name, text]) => text !== "" && text !== form.text(name));
  return {
    missing: Object.fromEntries(copied.filter(([name]) => form.text(name) === "")),
    over: Object.fromEntries(copied.filter(([name]) => form.text(name) !== "")),
  };
}
