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

/** What a copy from one locale puts into the empty texts of another. */
export function copyOf(form: Pick<FormState, "slots" | "text">, from: string, to: string): Texts {
  const missing = new Set(missingIn(form, to));
  return Object.fromEntries(
    form.slots
      .filter(({ name, field }) => missing.has(name) && ["Text", "LongText"].includes(field.type))
      .map(({ name, field }) => [name, form.text(`${field.apiName}.${from}`)])
      .filter(([, text]) => text !== ""),
  );
}
