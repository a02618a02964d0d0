const everyMs = 16;
const longestMs = 2_000;

/**
 * Changes the address once the router hears of it. It puts its own `pushState` and `replaceState` in the place of the
 * browser's with its effects: those come after the effects of its parts, and after a press that was quicker.
 */
export function whenHeard(change: () => void, leftMs = longestMs): void {
  if (Object.hasOwn(window.history, "pushState") || leftMs <= 0) change();
  else setTimeout(() => whenHeard(change, leftMs - everyMs), everyMs);
}
