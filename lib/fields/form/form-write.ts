import type { Content, ContentWrite, Fields } from "#lib/space/content.ts";
import { keptValue, readSlot } from "../form.ts";
import { type Slot, slotAsAsked } from "./form-slot.ts";
import { type Texts, textsOf } from "./form-text.ts";
import type { Problem, Problems } from "./problems.ts";

/** What is to be sent, or the problems that keep it from being sent. */
export type Written = { write: ContentWrite } | { problems: Problems };

/**
 * What a form sends: the Content that it began from with the changed slots in it. Every value that was not
 * touched, every field and locale that the form does not know, and the tags, go back as they came; what `include` put
 * in the place of a Refer goes back as that Refer.
 */
export function writeOf(slots: readonly Slot[], base: Content | undefined, texts: Texts): Written {
  const initial = textsOf(slots, base);
  const problems = problemsOf(slots, texts, base && initial);
  if (problems.size > 0) return { problems };
  const fields = keptFields(slots, base);
  const textOf = (name: string) => texts[name] ?? "";
  for (const slot of slots) {
    const text = textOf(slot.name);
    const reading = readSlot(slotAsAsked(slot, slots, textOf), text);
    const isUntouched = base !== undefined && text === initial[slot.name];
    if (!isUntouched && "value" in reading) place(fields, slot, reading.value);
  }
  const tags = base?.metadata?.tags;
  return { write: { fields, ...(tags !== undefined && { metadata: { tags } }) } };
}

/** What goes back as it came; in the place of a resource that `include` put there, its Refer. */
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

/**
 * What is wrong with each slot, in the order of the slots. A text that stands as it came (`untouched`) is nobody's
 * mistake here; only what is required and not there is asked for.
 */
export function problemsOf(slots: readonly Slot[], texts: Texts, untouched: Texts = {}): Problems {
  const problems = new Map<string, Problem>();
  const textOf = (name: string) => texts[name] ?? "";
  for (const slot of slots) {
    const text = textOf(slot.name);
    if (text !== "" && text === untouched[slot.name]) continue;
    const reading = readSlot(slotAsAsked(slot, slots, textOf), text);
    if ("problem" in reading) problems.set(slot.name, reading.problem);
  }
  return problems;
}

function place(fields: Fields, { field, locale }: Slot, value: unknown): void {
  const values = Object.hasOwn(fields, field.apiName) ? fields[field.apiName] : undefined;
  if (value !== undefined) fields[field.apiName] = { ...values, [locale]: value };
  else if (values !== undefined) delete values[locale];
}
