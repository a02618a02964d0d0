const everyMs = 16;
const longestMs = 2_000;

/**
 * Changes the address once the router listens. It replaces the browser's `pushState` and `replaceState` in its effects,
 * which run after those of its children, and after a quick press.
 */
export function whenRouterListens(change: () => void, leftMs = longestMs): void {
  if (Object.hasOwn(window.history, "pushState") || leftMs <= 0) change();
  else setTimeout(() => whenRouterListens(change, leftMs - everyMs), everyMs);
}
