const firstMs = 1_000;
const longestMs = 30_000;
const growth = 1.6;

/** How long to wait before something that is under way is asked for again, the longer the more often it has been. */
export function pollDelayMs(asked: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** asked));
}
