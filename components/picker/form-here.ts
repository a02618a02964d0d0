import type { PickerPlace } from "#components/fields/refer/picker-context.ts";
import { publishNew } from "#lib/browser/publish/publish-new.ts";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Sent } from "#lib/browser/send/sent.ts";
import { newUploadId } from "#lib/browser/uploading/uploads.ts";
import { slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState, type FormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { ContentWrite } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** Something new that is being made in place: what was sent of it belongs to it, whatever dialogs come and go. */
export interface FormHere {
  form: FormState;
  /** What its uploads are meant for, as a draft's name is. */
  name: string;
  /** A create whose end is not known. */
  sent?: Sent | undefined;
  /** A create on its way. */
  underWay?: Promise<PublishOutcome> | undefined;
}

/** The form of something new of a type: its name and what is required, in the language of the member. */
export function formHere(forms: Map<string, FormHere>, type: ContentType, { naming }: PickerPlace): FormHere {
  const before = forms.get(type.id);
  if (before !== undefined) return before;
  const slots = slotsOf(type, naming.localeIds)
    .filter(({ field }) => field.required || field.apiName === type.displayField)
    .filter(({ field, locale }) => !field.localized || locale === naming.localeId)
    .map((slot) => ({ ...slot, isRequired: slot.field.required }));
  const here: FormHere = {
    form: createFormState(slots, textsOf(slots, undefined), true),
    name: `here-${newUploadId()}`,
  };
  forms.set(type.id, here);
  return here;
}

interface PublishHere {
  type: ContentType;
  place: PickerPlace;
  write: ContentWrite;
}

/** Publishes it, once: one that is on its way has to end first, and one whose end is not known is looked for. */
export async function publishHere(
  here: FormHere,
  { type, place: { memberId }, write }: PublishHere,
): Promise<PublishOutcome> {
  here.underWay ??= publishNew(browserSend, {
    ...{ contentTypeId: type.id, memberId, write, sentBefore: here.sent },
    async mark(now) {
      here.sent = now;
    },
  })
    .catch(failure)
    .finally(() => {
      here.underWay = undefined;
    });
  return await here.underWay;
}

/** A defect of ours; what is typed is not the price for it. */
function failure(error: unknown): PublishOutcome {
  console.error(error);
  return { kind: "failed", message: "", requestId: undefined };
}
