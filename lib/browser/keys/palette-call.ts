import { createListeners } from "../listeners.ts";

/** `warm`: it is likely to be opened soon. `keys`: the sheet of shortcuts. */
export type PaletteCall = "open" | "warm" | "keys";

const listeners = createListeners<PaletteCall>();

/** Asks for the palette, or for its sheet of keys, from anywhere on the page. */
export const callPalette = listeners.notify;

export const onPaletteCall = listeners.subscribe;
