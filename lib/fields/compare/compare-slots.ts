import { isSameValue } from "../form/form-same.ts";
import type { Slot } from "../form/form-slot.ts";
import type { Texts } from "../form/form-text.ts";
import { readSlot } from "../form.ts";

/** Who changed a slot; `agreed`: both, equally. */
export type ComparedKind = "same" | "agreed" | "onlyMine" | "onlyTheirs" | "both";

export interface ComparedSlot {
  slot: Slot;
  kind: ComparedKind;
  /** The text before; `undefined` if unknown. */
  base: string | undefined;
  mine: string;
  theirs: string;
}

interface Versions {
  base: Texts | undefined;
  mine: Texts;
  theirs: Texts;
}

/**
 * Compares three versions by slot. Different changes on both sides are for the member to decide; so is any
 * difference without a base.
 */
export function compareSlots(slots: readonly Slot[], { base, mine, theirs }: Versions): ComparedSlot[] {
  return slots.map((slot) => {
    const texts = {
      base: base && (base[slot.name] ?? ""),
      mine: mine[slot.name] ?? "",
      theirs: theirs[slot.name] ?? "",
    };
    return { slot, ...texts, kind: kindOf(slot, texts) };
  });
}

function kindOf(
  slot: Slot,
  { base, mine, theirs }: { base: string | undefined; mine: string; theirs: string },
) {
  if (isSameText(slot, mine, theirs)) {
    return base === undefined || isSameText(slot, mine, base) ? "same" : "agreed";
  }
  if (base === undefined) return "both";
  if (isSameText(slot, theirs, base)) return "onlyMine";
  return isSameText(slot, mine, base) ? "onlyTheirs" : "both";
}

/** Whether two texts have the same value: "8.40" and "8.4", or JSON in another order. */
export function isSameText({ field }: Slot, one: string, other: string): boolean {
  if (one === other) return true;
  const slot = { name: "", field, locale: "", isRequired: false };
  const [first, second] = [readSlot(slot, one), readSlot(slot, other)];
  return "value" in first && "value" in second && isSameValue(first.value, second.value);
}
