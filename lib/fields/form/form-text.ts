import type { Content, Fields } from "#lib/space/content.ts";
import { typedText } from "../form.ts";
import type { Slot } from "./form-slot.ts";

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

/** The slots that stand otherwise than at the beginning. */
export function changedTexts(initial: Texts, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== initial[name]));
}
