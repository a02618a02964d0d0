import type { FormField } from "../form/form-slot.ts";
import { storedIn } from "../form/form-stored.ts";
import type { EntryProblem, SlotReading } from "../form/problems.ts";
import { readRefer } from "../refer/form.ts";
import { readString } from "../text/form.ts";

type ArrayField = Extract<FormField, { type: "Array" }>;

/** What a list holds where its field says nothing smaller. */
const entriesMax = 1000;

const entryField = { apiName: "", label: " ", required: false, localized: false } as const;

/** The most entries that a list may have. */
export function entriesMaxOf({ maxItems = entriesMax }: Pick<ArrayField, "maxItems">): number {
  return Math.min(maxItems, entriesMax);
}

/** Array: the JSON of a list of texts or of Refers; an empty one is none. */
export function readArray(field: ArrayField, text: string): SlotReading {
  if (text === "") return { value: undefined };
  const list = storedIn(text);
  if (!Array.isArray(list)) return { problem: { code: "doesNotFit" } };
  if (list.length === 0) return { value: undefined };
  const [{ minItems: min = 0 }, max, { length }] = [field, entriesMaxOf(field), list];
  if (length > max) return { problem: { code: "tooMany", max, length } };
  const readings = list.map((entry: unknown) => readEntry(field, entry));
  const entries = readings.flatMap((reading, index): EntryProblem[] =>
    "problem" in reading ? [{ index, problem: reading.problem }] : [],
  );
  if (entries.length > 0) return { problem: { code: "entries", entries } };
  return length < min ? { problem: { code: "tooFew", min, length } } : { value: list };
}

/** The text of a slot for a list. */
export function arrayText(entries: readonly unknown[]): string {
  return entries.length === 0 ? "" : JSON.stringify(entries);
}

/** One entry of a list by the rules for it (decisions.md, "Content Type"). */
function readEntry({ items }: Pick<ArrayField, "items">, entry: unknown): SlotReading {
  if (items.type === "Refer") return readRefer(items, JSON.stringify(entry ?? null));
  if (typeof entry !== "string") return { problem: { code: "doesNotFit" } };
  return entry === "" ? { problem: { code: "emptyEntry" } } : readString({ ...entryField, ...items }, entry);
}
