import { slotId } from "#components/fields/form-context.ts";

/** Moves the focus when its button disappears. On a phone, focusing a field would open the keyboard. */
export function focusTitle(titleSlot: string): void {
  if (window.matchMedia("(pointer: fine)").matches) document.getElementById(slotId(titleSlot))?.focus();
}
