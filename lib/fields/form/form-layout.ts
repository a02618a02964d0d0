import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { formKinds } from "../form.ts";

export interface FormLayout {
  hasLanguages: boolean;
  /** Prose and maps: the name, the summary, then the rest in the type's order. */
  written: Field[];
  /** At the side. */
  facts: Field[];
}

/** Prose and maps are in the middle; other fields are at the side, independent of language. */
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
