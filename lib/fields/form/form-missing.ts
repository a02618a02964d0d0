import { slotName } from "./form-slot.ts";
import type { FormState } from "./form-state.ts";
import type { Texts } from "./form-text.ts";

/** The slots of a locale that are empty although another locale has something there. */
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

/** What a copy from one locale would put into another: what that lacks, and what would be lost there. */
export interface Copy {
  missing: Texts;
  over: Texts;
}

/** A copy from one locale into another, of fields of every kind that are written there. */
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
