import type { Content, ContentWrite, Fields } from "#lib/space/content.ts";
import { keptValue, readSlot } from "../form.ts";
import { type Slot, slotAsRequired } from "./form-slot.ts";
import { type Texts, textsOf } from "./form-text.ts";
import type { Problem, Problems } from "./problems.ts";

export type Written = { write: ContentWrite } | { problems: Problems };

/**
 * The Content to send: the base with the changed slots. Untouched values, unknown fields and locales, and
 * tags stay as they were; expanded Refers become Refers again.
 */
export function writeOf(slots: readonly Slot[], base: Content | undefined, texts: Texts): Written {
  const initial = textsOf(slots, base);
  const problems = problemsOf(slots, texts, base && initial);
  if (problems.size > 0) return { problems };
  const fields = keptFields(slots, base);
  const textOf = (name: string) => texts[name] ?? "";
  for (const slot of slots) {
    const text = textOf(slot.name);
    const reading = readSlot(slotAsRequired(slot, slots, textOf), text);
    const isUntouched = base !== undefined && text === initial[slot.name];
    if (!isUntouched && "value" in reading) setValue(fields, slot, reading.value);
  }
  const tags = base?.metadata?.tags;
  return { write: { fields, ...(tags !== undefined && { metadata: { tags } }) } };
}

function keptFields(slots: readonly Slot[], base: Content | undefined): Fields {
  const known = new Map(slots.map(({ field }) => [field.apiName, field]));
  return Object.fromEntries(
    Object.entries(base?.fields ?? {}).map(([apiName, values]) => {
      const kept = (value: unknown) => keptValue(known.get(apiName), value);
      return [
        apiName,
        Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, kept(value)])),
      ];
    }),
  );
}

/** Problems in slot order. An unchanged text (`untouched`) is only checked for being required. */
export function problemsOf(slots: readonly Slot[], texts: Texts, untouched: Texts = {}): Problems {
  const problems = new Map<string, Problem>();
  const textOf = (name: string) => texts[name] ?? "";
  for (const slot of slots) {
    const text = textOf(slot.name);
    if (text !== "" && text === untouched[slot.name]) continue;
    const reading = readSlot(slotAsRequired(slot, slots, textOf), text);
    if ("problem" in reading) problems.set(slot.name, reading.problem);
  }
  return problems;
}

function setValue(fields: Fields, { field, locale }: Slot, value: unknown): void {
  const values = Object.hasOwn(fields, field.apiName) ? fields[field.apiName] : undefined;
  if (value !== undefined) fields[field.apiName] = { ...values, [locale]: value };
  else if (values !== undefined) delete values[locale];
}
