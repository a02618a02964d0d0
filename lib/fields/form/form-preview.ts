import type { Fields } from "#lib/space/content.ts";
import { readSlot } from "../form.ts";
import { type FormRefer, referOf, refersIn, referTo } from "../refer/form.ts";
import { targetKey } from "../refer/target-look.ts";
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
 * @param targets of Refers, by key; `undefined` if gone. One that isn't loaded is left out.
 */
export function previewFields(
  slots: readonly Slot[],
  texts: Texts,
  targets: ReadonlyMap<string, unknown>,
): Fields {
  const fields: Fields = {};
  for (const slot of slots) {
    const reading = readSlot({ ...slot, isRequired: false }, texts[slot.name] ?? "");
    if (!("value" in reading) || reading.value === undefined) continue;
    const { apiName } = slot.field;
    fields[apiName] = { ...fields[apiName], [slot.locale]: expanded(reading.value, targets) };
  }
  return fields;
}

function expanded(value: unknown, targets: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => expanded(entry, targets)).filter((entry) => entry !== undefined);
  }
  const refer = referOf(value);
  if (refer === undefined) return value;
  const key = targetKey(refer);
  return targets.has(key) ? (targets.get(key) ?? refer) : undefined;
}
