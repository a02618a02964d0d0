import type { Fields } from "#lib/space/content.ts";
import { readSlot } from "../form.ts";
import { type FormRefer, referOf, refersIn, referTo } from "../refer/form.ts";
import type { Slot } from "./form-slot.ts";
import type { Texts } from "./form-text.ts";

/** The Refers of a form. */
export function formRefers(slots: readonly Slot[], texts: Texts): FormRefer[] {
  return slots
    .flatMap(({ field, name }) => refersIn(field, texts[name] ?? ""))
    .map(({ targetType, id }) => referTo(targetType, id));
}

/**
 * The fields of a form as readers will see them, without values that are not valid.
 * @param expand the target of a Refer; `undefined` leaves it out
 */
export function previewFields(
  slots: readonly Slot[],
  texts: Texts,
  expand: (refer: FormRefer) => unknown,
): Fields {
  const fields: Fields = {};
  for (const slot of slots) {
    const reading = readSlot({ ...slot, isRequired: false }, texts[slot.name] ?? "");
    if (!("value" in reading) || reading.value === undefined) continue;
    const { apiName } = slot.field;
    fields[apiName] = { ...fields[apiName], [slot.locale]: expanded(reading.value, expand) };
  }
  return fields;
}

function expanded(value: unknown, expand: (refer: FormRefer) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => expanded(entry, expand)).filter((entry) => entry !== undefined);
  }
  const refer = referOf(value);
  return refer === undefined ? value : expand(refer);
}
