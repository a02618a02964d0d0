import type { Content, ContentWrite } from "#lib/space/content.ts";
import { arrayText, entriesOf } from "../list/form.ts";
import type { BulkAction } from "./bulk-fields.ts";
import { isSameValue } from "./form-same.ts";
import type { Slot } from "./form-slot.ts";
import { storedIn } from "./form-stored.ts";
import { textsOf } from "./form-text.ts";
import { writeOf } from "./form-write.ts";
import type { Problem } from "./problems.ts";

/** One change of a field in one locale, for many items. */
export interface BulkChange {
  slot: Slot;
  /** The slots of the field in all locales, `slot` among them. */
  slots: readonly Slot[];
  action: BulkAction;
  /** What is added, removed or set, as a slot has it. */
  text: string;
}

/** Whether a change writes a value without regard to the former one. */
export function replacesValue({ action }: Pick<BulkChange, "action">): boolean {
  return action === "set" || action === "clear";
}

export function slotText(slot: Slot, content: Content): string {
  return textsOf([slot], content)[slot.name] ?? "";
}

/** The text of a slot after a change. Adding and removing leave a value that isn't a list as it is. */
export function changedText({ action, text }: Pick<BulkChange, "action" | "text">, before: string): string {
  if (action === "set") return text;
  if (action === "clear") return "";
  if (before !== "" && !Array.isArray(storedIn(before))) return before;
  const [entries, chosen] = [entriesOf(before), entriesOf(text)];
  const without = (all: readonly unknown[], those: readonly unknown[]) =>
    all.filter((entry) => !those.some((each) => isSameValue(each, entry)));
  const next = action === "add" ? [...entries, ...without(chosen, entries)] : without(entries, chosen);
  return next.length === entries.length ? before : arrayText(next);
}

export type BulkWrite =
  | { kind: "write"; write: ContentWrite }
  /** It has the value already. */
  | { kind: "same" }
  | { kind: "invalid"; problem: Problem };

/** The write that makes a change in an item, which has all of its fields. */
export function bulkWrite(change: BulkChange, content: Content): BulkWrite {
  const { slot, slots } = change;
  const texts = textsOf(slots, content);
  const before = texts[slot.name] ?? "";
  const after = changedText(change, before);
  if (after === before) return { kind: "same" };
  const written = writeOf(slots, content, { ...texts, [slot.name]: after });
  if ("write" in written) return { kind: "write", write: written.write };
  const [first] = written.problems.values();
  const problem = written.problems.get(slot.name) ?? first;
  return problem === undefined ? { kind: "same" } : { kind: "invalid", problem };
}

/** The write that gives a field back the value that it had before. */
export function bulkUndo({ slot }: Pick<BulkChange, "slot">, before: Content, after: Content): ContentWrite {
  const { apiName } = slot.field;
  const former = before.fields[apiName]?.[slot.locale];
  const { [slot.locale]: _, ...others } = after.fields[apiName] ?? {};
  const values = former === undefined ? others : { ...others, [slot.locale]: former };
  const tags = after.metadata?.tags;
  return {
    fields: { ...after.fields, [apiName]: values },
    ...(tags !== undefined && { metadata: { tags } }),
  };
}
