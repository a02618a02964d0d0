import { useRef } from "react";

const firstMs = 1_000;
const longestMs = 30_000;
const growth = 1.6;

/** How long to wait before something that is under way is asked for again, the longer the more often it has been. */
export function pollDelayMs(asked: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** asked));
}

/**
 * When to ask again as long as something is being processed: ever more seldom. SWR itself stops while the page is
 * hidden.
 */
export function usePolling<Data>(isUnderWay: (data: Data) => boolean): (data: Data | undefined) => number {
  const times = useRef(0);
  return (data) => {
    if (data === undefined || !isUnderWay(data)) {
      times.current = 0;
      return 0;
    }
    times.current += 1;
    return pollDelayMs(times.current - 1);
  };
}
