import type { Call } from "./call.ts";

/** 4 Mbit/s: what a phone sends with where the network is fair. */
const assumedBytesPerSecond = 500_000;
/** When a whole file is there, a service may have it to put away before it answers. */
export const longestAnswerMs = 60_000;

/**
 * How long a file is likely to be on its way, for which its accessToken should be good: a service may ask for it
 * again at the end. One that does not say its length may take any time.
 */
export function transferMs({ headers, body }: Call): number {
  if (body === null) return 0;
  const bytes = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  return (bytes / assumedBytesPerSecond) * 1000;
}
