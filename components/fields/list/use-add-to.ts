import { flushSync } from "react-dom";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { referOf } from "#lib/fields/refer/form.ts";
import { useEditor } from "../form-context.ts";
import { useChoose } from "../refer/use-choose.ts";
import { slotId } from "../slot-id.ts";
import { useList } from "./use-list.ts";

/** Asks for more entries of a list of Refers; as many as still fit. */
export function useAddTo(slot: Slot) {
  const { entries, max, set } = useList(slot);
  const { idPrefix } = useEditor();
  const choose = useChoose(slot.field);
  return async (): Promise<void> => {
    const taken = entries.flatMap((entry) => referOf(entry)?.sys.id ?? []);
    const chosen = await choose({ max: Math.max(max - entries.length, 1), taken });
    if (chosen === undefined) return;
    // More may have come meanwhile: files that were on their way.
    flushSync(() => set((now) => [...now, ...chosen]));
    document.getElementById(slotId(slot.name, idPrefix))?.focus();
  };
}
