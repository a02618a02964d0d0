import type { Content, Fields } from "#lib/space/content.ts";
import { localTimeText } from "./form-date.ts";
import type { FormField, Slot } from "./form-slot.ts";

/** What stands in each slot, by slot name. */
export type Texts = Readonly<Record<string, string>>;

/** A value of Content in one locale; `undefined` is none. */
export function valueAt(fields: Fields, apiName: string, locale: string): unknown {
  const values = Object.hasOwn(fields, apiName) ? fields[apiName] : undefined;
  const value = values !== undefined && Object.hasOwn(values, locale) ? values[locale] : undefined;
  return value ?? undefined;
}

/** What a form shows of Content; without one it begins empty. */
export function textsOf(slots: readonly Slot[], content: Pick<Content, "fields"> | undefined): Texts {
  return Object.fromEntries(
    slots.map(({ name, field, locale }) => [
      name,
      content === undefined ? "" : typedText(field, valueAt(content.fields, field.apiName, locale)),
    ]),
  );
}

/** The text that a member would have typed for a value; one of another kind is shown as JSON. */
function typedText(field: FormField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (field.type === "Json") return JSON.stringify(value, null, 2);
  if (field.type === "Date" && field.time && typeof value === "string") return localTimeText(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The slots that stand otherwise than at the beginning. */
export function changedTexts(initial: Texts, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== initial[name]));
}
