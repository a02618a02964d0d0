import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { hasValue } from "../form.ts";

/** One input: a field in one locale, which is the default one if it isn't localized. */
export interface Slot {
  /** Like in the service's `details`, without `fields.`: `title.en-US`. */
  name: string;
  field: Field;
  locale: string;
  isRequired: boolean;
}

export function slotName(apiName: string, locale: string): string {
  return `${apiName}.${locale}`;
}

/** The slots of a type by field; `locales` has the default first, which may be required. */
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

/** The slot as required now: a value in any locale satisfies a required field. */
export function slotAsRequired(slot: Slot, slots: readonly Slot[], textOf: (name: string) => string): Slot {
  if (!slot.isRequired) return slot;
  const isMet = slots.some(
    ({ name, field }) =>
      field.apiName === slot.field.apiName && name !== slot.name && hasValue(field, textOf(name)),
  );
  return isMet ? { ...slot, isRequired: false } : slot;
}
