import { useSyncExternalStore } from "react";
import { createHeld } from "../held.ts";

/** Where there is room beside what else the page shows. */
const roomy = "(min-width: 75rem)";

const slot = createHeld<HTMLElement | null>(null);
const dialogSlot = createHeld<HTMLElement | null>(null);

/** A place in a page for what is on its way; without one it floats over the page. */
export function setUploadSlot(element: HTMLElement | null): void {
  slot.become(element);
}

/** A place in a dialog: what floats over the page is beneath it, and nobody could use it. */
export function setUploadSlotOfDialog(element: HTMLElement | null): void {
  dialogSlot.become(element);
}

/** The place for now: that of an open dialog, or one in the page while there is room. */
export function useUploadSlot(): HTMLElement | null {
  return useSyncExternalStore(subscribe, slotNow, () => null);
}

function slotNow(): HTMLElement | null {
  return dialogSlot.now() ?? (window.matchMedia(roomy).matches ? slot.now() : null);
}

function subscribe(listener: () => void): () => void {
  const stops = [slot, dialogSlot].map((one) => one.subscribe(listener));
  const media = window.matchMedia(roomy);
  media.addEventListener("change", listener);
  return () => {
    for (const stop of stops) stop();
    media.removeEventListener("change", listener);
  };
}
