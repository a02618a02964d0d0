/** `warm`: it is likely to be opened soon. `keys`: the sheet of shortcuts. */
export type PaletteCall = "open" | "warm" | "keys";

const listeners = new Set<(call: PaletteCall) => void>();

/** Asks for the palette, or for its sheet of keys, from anywhere on the page. */
export function callPalette(call: PaletteCall): void {
  for (const listener of [...listeners]) listener(call);
}

export function onPaletteCall(listener: (call: PaletteCall) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
