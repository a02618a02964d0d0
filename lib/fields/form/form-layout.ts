import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { formKinds } from "../form.ts";

/** Where the fields of a type stand in its form. */
export interface FormLayout {
  /** Whether anything is written once for each language. */
  hasLanguages: boolean;
  /** What is written: the name first, then the summary, then the rest in the type's order. */
  written: Field[];
  /** Facts, at the side. */
  facts: Field[];
}

/** What is read as text is written in the middle; what is looked up stands at the side, the same in every language. */
export function formLayout(type: ContentType, localeCount: number): FormLayout {
  const hasLanguages = localeCount > 1 && type.fields.some(({ localized }) => localized);
  const isWritten = (field: Field) =>
    field.localized ||
    field.apiName === type.displayField ||
    field.apiName === type.summaryField ||
    formKinds[field.type].isWritten;
  const rank = ({ apiName }: Field) => [type.displayField, type.summaryField].indexOf(apiName);
  const written = type.fields.filter(isWritten);
  const first = written.filter((field) => rank(field) >= 0).sort((one, other) => rank(one) - rank(other));
  return {
    hasLanguages,
    written: [...first, ...written.filter((field) => rank(field) < 0)],
    facts: type.fields.filter((field) => !isWritten(field)),
  };
}
