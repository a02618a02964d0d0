import { slotsOf } from "#lib/content/form-slot.ts";
import { createFormState, type FormState } from "#lib/content/form-state.ts";
import { textsOf } from "#lib/content/form-text.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { PickerPlace } from "./picker-context.ts";

/** The form of something new of a type: its name and what is required, in the language of the member. */
export function formHere(
  forms: Map<string, FormState>,
  type: ContentType,
  { naming }: PickerPlace,
): FormState {
  const before = forms.get(type.id);
  if (before !== undefined) return before;
  const slots = slotsOf(type, naming.localeIds)
    .filter(({ field }) => field.required || field.apiName === type.displayField)
    .filter(({ field, locale }) => !field.localized || locale === naming.localeId)
    .map((slot) => ({ ...slot, isRequired: slot.field.required }));
  const form = createFormState(slots, textsOf(slots, undefined), true);
  forms.set(type.id, form);
  return form;
}
