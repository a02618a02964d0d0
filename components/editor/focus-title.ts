import { slotId } from "#components/fields/form-context.ts";

/** Where the focus goes when its button does. On a phone a field that gets the focus would open the keyboard. */
export function focusTitle(titleSlot: string): void {
  if (window.matchMedia("(pointer: fine)").matches) document.getElementById(slotId(titleSlot))?.focus();
}
