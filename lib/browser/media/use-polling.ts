import { useRef } from "react";

const firstMs = 1_000;
const longestMs = 30_000;
const growth = 1.6;

/** The delay before poll number `polls`, growing. */
export function pollDelayMs(polls: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** polls));
}

/** The `refreshInterval` while something is processed. SWR pauses while the page is hidden. */
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
