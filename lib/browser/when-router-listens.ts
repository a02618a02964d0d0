const everyMs = 16;
const longestMs = 2_000;

/**
 * Changes the URL once the router listens: it replaces `pushState` and `replaceState` in effects, which run after those
 * of its children, and after a quick press.
 */
export function whenRouterListens(change: () => void, leftMs = longestMs): void {
  if (Object.hasOwn(window.history, "pushState") || leftMs <= 0) change();
  else setTimeout(() => whenRouterListens(change, leftMs - everyMs), everyMs);
}
