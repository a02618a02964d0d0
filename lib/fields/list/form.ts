import type { KindOf } from "#lib/space-file/schema.ts";
import { type Display, displayOf } from "../display.ts";
import { storedIn } from "../form/form-stored.ts";
import type { EntryProblem, SlotReading } from "../form/problems.ts";
import type { Reading } from "../reading.ts";
import { readRefer, referOf, unexpanded } from "../refer/form.ts";
import { readString } from "../text/form.ts";

type ArrayField = KindOf<"Array">;

const entriesMax = 1000;

export function entriesMaxOf({ maxItems = entriesMax }: Pick<ArrayField, "maxItems">): number {
  return Math.min(maxItems, entriesMax);
}

/** Array: the JSON of a list of texts or Refers; empty is no value. */
export function readArray(text: string, field: ArrayField): SlotReading {
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

export function showEntries(text: string, { items }: ArrayField, reading: Reading): Display {
  return { kind: "many", items: entriesOf(text).map((entry) => displayOf(items, entry, reading)) };
}

/** The entries of a slot; none if it is no list. */
export function entriesOf(text: string): unknown[] {
  const list = storedIn(text);
  return Array.isArray(list) ? list : [];
}

export function keptEntries(value: unknown, { items }: ArrayField): unknown {
  return items.type === "Refer" && Array.isArray(value) ? value.map(unexpanded) : value;
}

export function arrayValueText(value: unknown): string {
  return Array.isArray(value)
    ? arrayText(value.map((entry) => referOf(entry) ?? entry))
    : JSON.stringify(value);
}

export function arrayText(entries: readonly unknown[]): string {
  return entries.length === 0 ? "" : JSON.stringify(entries);
}

/** decisions.md, "Content Type". */
function readEntry({ items }: Pick<ArrayField, "items">, entry: unknown): SlotReading {
  if (items.type === "Refer") return readRefer(JSON.stringify(entry ?? null), items);
  if (typeof entry !== "string") return { problem: { code: "doesNotFit" } };
  return entry === "" ? { problem: { code: "emptyEntry" } } : readString(entry, items);
}
