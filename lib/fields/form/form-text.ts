import type { Content, Fields } from "#lib/space/content.ts";
import { isAbsent } from "../absent.ts";
import { localTimeText } from "../date/form.ts";
import { arrayText } from "../list/form.ts";
import { locationOf, locationText } from "../location/form.ts";
import { keptValue, referOf } from "../refer/form.ts";
import type { FormField, Slot } from "./form-slot.ts";

/** What stands in each slot, by slot name. */
export type Texts = Readonly<Record<string, string>>;

/** A value of Content in one locale; `undefined` is none. */
function valueAt(fields: Fields, apiName: string, locale: string): unknown {
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

/**
 * The text that a member would have typed for a value. What is not typed (a document, a point, a Refer, a list) stands
 * as JSON, "" for none; so does a value of another kind than its field's.
 */
function typedText(field: FormField, value: unknown): string {
  if (isAbsent(value)) return "";
  if (isChosen(field)) return chosenText(field, keptValue(field, value));
  if (field.type === "Json") return JSON.stringify(value, null, 2);
  if (field.type === "Date" && field.time && typeof value === "string") return localTimeText(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A kind whose slot holds JSON that nobody types. */
function isChosen({ type }: FormField): boolean {
  return type === "RichText" || type === "Location" || type === "Refer" || type === "Array";
}

/** One text for one value, whatever the order of its members. */
function chosenText({ type }: FormField, value: unknown): string {
  const location = type === "Location" ? locationOf(value) : undefined;
  if (location !== undefined) return locationText(location);
  const entryOf = (entry: unknown) => referOf(entry) ?? entry;
  if (type === "Array" && Array.isArray(value)) return arrayText(value.map(entryOf));
  return JSON.stringify(type === "Refer" ? entryOf(value) : value);
}

/** The slots that stand otherwise than at the beginning. */
export function changedTexts(initial: Texts, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== initial[name]));
}
