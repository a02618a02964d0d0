import { createListeners } from "../store.ts";

/** `warm`: it is likely to be opened soon. `keys`: the list of shortcuts. */
export type PaletteRequest = "open" | "warm" | "keys";

const listeners = createListeners<PaletteRequest>();

/** Opens the palette, or its list of shortcuts, from anywhere on the page. */
export const requestPalette = listeners.notify;

export const onPaletteRequest = listeners.subscribe;
