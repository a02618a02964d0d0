import type { ContentType, Field } from "#lib/space-file/schema.ts";

const formKinds = ["Text", "LongText", "Integer", "Number", "Boolean", "Date", "Json"] as const;

/** A field whose values are written in a form. */
export type FormField = Extract<Field, { type: (typeof formKinds)[number] }>;

/** One place to write in: a field, in one locale. A field that is not localized has the default locale alone. */
export interface Slot {
  /** As the service writes it in `details`, without `fields.`: `title.en-US`. */
  name: string;
  field: FormField;
  locale: string;
  isRequired: boolean;
}

export function isFormField(field: Field): field is FormField {
  return formKinds.some((kind) => kind === field.type);
}

export function slotName(apiName: string, locale: string): string {
  return `${apiName}.${locale}`;
}

/** The slots of a type, field by field; `locales` has the default first, which is the one that is asked for. */
export function slotsOf(type: ContentType, locales: readonly string[]): Slot[] {
  return type.fields.filter(isFormField).flatMap((field) =>
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
      field.apiName === slot.field.apiName && name !== slot.name && textOf(name).trim() !== "",
  );
  return isMet ? { ...slot, isRequired: false } : slot;
}
