import type { Content, Fields } from "#lib/space/content.ts";
import { typedText } from "../form.ts";
import type { Slot } from "./form-slot.ts";

/** By slot name. */
export type Texts = Readonly<Record<string, string>>;

function valueAt(fields: Fields, apiName: string, locale: string): unknown {
  const values = Object.hasOwn(fields, apiName) ? fields[apiName] : undefined;
  const value = values !== undefined && Object.hasOwn(values, locale) ? values[locale] : undefined;
  return value ?? undefined;
}

/** Empty without Content. */
export function textsOf(slots: readonly Slot[], content: Pick<Content, "fields"> | undefined): Texts {
  return Object.fromEntries(
    slots.map(({ name, field, locale }) => [
      name,
      content === undefined ? "" : typedText(field, valueAt(content.fields, field.apiName, locale)),
    ]),
  );
}

export function changedTexts(initial: Texts, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== initial[name]));
}
