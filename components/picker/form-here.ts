import type { PickerPlace } from "#components/fields/refer/picker-context.ts";
import { publishNew } from "#lib/browser/publish/publish.ts";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Sent } from "#lib/browser/send/sent.ts";
import { slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState, type FormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { ContentWrite } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** A new item that is created in a picker; it outlives the dialog. */
export interface FormHere {
  form: FormState;
  /** The target of its uploads, like a draft's name. */
  name: string;
  /** A create with an unknown outcome. */
  sent?: Sent | undefined;
  /** A pending create. */
  underWay?: Promise<PublishOutcome> | undefined;
}

/** The form of a new item: display field and required fields, in the member's language. */
export function formHere(forms: Map<string, FormHere>, type: ContentType, { naming }: PickerPlace): FormHere {
  const before = forms.get(type.id);
  if (before !== undefined) return before;
  const slots = slotsOf(type, naming.localeIds, naming.localeId)
    .filter(({ field }) => field.required || field.apiName === type.displayField)
    .filter(({ field, locale }) => !field.localized || locale === naming.localeId);
  const here: FormHere = {
    form: createFormState(slots, textsOf(slots, undefined), true),
    name: `here-${crypto.randomUUID()}`,
  };
  forms.set(type.id, here);
  return here;
}

interface PublishHere {
  type: ContentType;
  place: PickerPlace;
  write: ContentWrite;
}

/** Publishes it once: waits for a pending create, and looks for the result of one with an unknown outcome. */
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

/** After a defect the form keeps what is typed. */
function failure(error: unknown): PublishOutcome {
  console.error(error);
  return { kind: "failed", message: "", requestId: undefined };
}
