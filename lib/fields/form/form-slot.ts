import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { saysSomething } from "../form.ts";

/** A field whose values are written in a form: every one, whatever its kind. */
export type FormField = Field;

/** One place to write in: a field, in one locale. A field that is not localized has the default locale alone. */
export interface Slot {
  /** As the service writes it in `details`, without `fields.`: `title.en-US`. */
  name: string;
  field: FormField;
  locale: string;
  isRequired: boolean;
}

export function slotName(apiName: string, locale: string): string {
  return `${apiName}.${locale}`;
}

/** The slots of a type, field by field; `locales` has the default first, which is the one that is asked for. */
export function slotsOf(type: ContentType, locales: readonly string[]): Slot[] {
  return type.fields.flatMap((field) =>
    (field.localized ? locales : locales.slice(0, 1)).map((locale, index) => ({
      name: slotName(field.apiName, locale),
      field,
      locale,
      isRequired: field.required && index === 0,
    })),
  );
}

/** A slot as it is asked for now: a required field is content with a value in any of its locales. */
export function slotAsAsked(slot: Slot, slots: readonly Slot[], textOf: (name: string) => string): Slot {
  if (!slot.isRequired) return slot;
  const isMet = slots.some(
    ({ name, field }) =>
      field.apiName === slot.field.apiName && name !== slot.name && saysSomething(field, textOf(name)),
  );
  return isMet ? { ...slot, isRequired: false } : slot;
}
