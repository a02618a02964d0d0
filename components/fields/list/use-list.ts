import { flushSync } from "react-dom";
import { slotId, useEditor } from "#components/fields/form-context.ts";
import { useChoose } from "#components/fields/refer/use-choose.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { storedIn } from "#lib/fields/form/form-stored.ts";
import { arrayText, entriesMaxOf } from "#lib/fields/list/form.ts";
import { type FormRefer, referOf } from "#lib/fields/refer/form.ts";
import { useForm } from "../form-context.ts";

/** The entries of a list's slot. `fits` is false for a value that isn't a list, which stays unchanged. */
export function useList({ field, name }: Slot) {
  const { form } = useEditor();
  const text = useForm((now) => now.text(name), name);
  const entries = entriesIn(text);
  return {
    entries,
    fits: text === "" || Array.isArray(storedIn(text)),
    max: field.type === "Array" ? entriesMaxOf(field) : 0,
    isLimited: field.type === "Array" && field.maxItems !== undefined,
    /** Sets the list, or updates the current one. */
    set(next: readonly unknown[] | ((before: readonly unknown[]) => readonly unknown[])): void {
      form.type(name, arrayText(typeof next === "function" ? next(entriesIn(form.text(name))) : next));
      form.check(name);
    },
  };
}

function entriesIn(text: string): readonly unknown[] {
  const stored = text === "" ? [] : storedIn(text);
  return Array.isArray(stored) ? stored : [];
}

/** Inserts a Refer before the first of the others, or at the end. */
export function placed(
  entries: readonly unknown[],
  refer: FormRefer,
  others: readonly string[] = [],
): readonly unknown[] {
  const at = entries.findIndex((entry) => others.includes(referOf(entry)?.sys.id ?? ""));
  return entries.toSpliced(at < 0 ? entries.length : at, 0, refer);
}

/** A key for each entry that moves with it. The same Refer may occur twice. */
export function entryKeys(entries: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const text = JSON.stringify(entry);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return `${text}~${times}`;
  });
}

/** Lets the member choose more entries for a list of Refers, up to its maximum. */
export function useAddTo(slot: Slot) {
  const { entries, max, isLimited, set } = useList(slot);
  const { idPrefix } = useEditor();
  const choose = useChoose(slot.field);
  return async (): Promise<void> => {
    const taken = entries.flatMap((entry) => referOf(entry)?.sys.id ?? []);
    const chosen = await choose({ max: Math.max(max - entries.length, 1), isLimited, taken });
    if (chosen === undefined) return;
    // The list may have grown meanwhile, through uploads.
    flushSync(() => set((now) => [...now, ...chosen]));
    document.getElementById(slotId(slot.name, idPrefix))?.focus();
  };
}
