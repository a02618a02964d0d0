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

/**
 * The slots of a type by field; `locales` has the default first. What is required is asked for in `first`, the locale
 * that the form begins with.
 */
export function slotsOf(type: ContentType, locales: readonly string[], first = locales[0]): Slot[] {
  return type.fields.flatMap((field) =>
    (field.localized ? locales : locales.slice(0, 1)).map((locale) => ({
      name: slotName(field.apiName, locale),
      field,
      locale,
      isRequired: field.required && (!field.localized || locale === first),
    })),
  );
}

/** The text of the slot that names an item, else that of the same field in another locale. */
export function titleText(
  slots: readonly Slot[],
  titleSlot: string,
  textOf: (name: string) => string,
): string {
  const field = slots.find(({ name }) => name === titleSlot)?.field;
  const names = slots.filter((slot) => slot.field === field).map(({ name }) => name);
  return textOf([titleSlot, ...names].find((name) => textOf(name).trim() !== "") ?? titleSlot);
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
