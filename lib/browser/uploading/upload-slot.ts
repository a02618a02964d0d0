import { useSyncExternalStore } from "react";
import { createStore } from "../store.ts";

/** A page this wide has space for the slot beside its content. */
const wide = "(min-width: 75rem)";

const slot = createStore<HTMLElement | null>(null);
const dialogSlot = createStore<HTMLElement | null>(null);

/** The element of a page that shows uploads; without one they float over the page. */
export const setUploadSlot = slot.set;

/** The element of a dialog, which covers what floats over the page. */
export const setUploadSlotOfDialog = dialogSlot.set;

/** The element of an open dialog, or that of the page if the window is wide enough. */
export function useUploadSlot(): HTMLElement | null {
  return useSyncExternalStore(subscribe, slotNow, () => null);
}

function slotNow(): HTMLElement | null {
  return dialogSlot.get() ?? (window.matchMedia(wide).matches ? slot.get() : null);
}

function subscribe(listener: () => void): () => void {
  const stops = [slot, dialogSlot].map((one) => one.subscribe(listener));
  const media = window.matchMedia(wide);
  media.addEventListener("change", listener);
  return () => {
    for (const stop of stops) stop();
    media.removeEventListener("change", listener);
  };
}
