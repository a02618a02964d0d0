import { useRef } from "react";
import { pollDelayMs } from "./poll-delay.ts";

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
