import { LRUCache } from "lru-cache";
import { ServiceError } from "#service/errors.ts";

const windowSeconds = 60;
/** The number of callers that are tracked; the least recent one is dropped first. */
const maximumCallers = 50_000;

export interface RateLimit {
  /** Counts a request. 429 `RateLimited` with the seconds to wait if the caller exceeds its limit of this minute. */
  take(caller: string): void;
}

/** A limit per caller and minute, counted in this process. */
export function createRateLimit(perMinute: number, clock: () => Date): RateLimit {
  const windows = new LRUCache<string, { taken: number; endsAt: number }>({ max: maximumCallers });
  return {
    take(caller) {
      const now = clock().getTime();
      const known = windows.get(caller);
      const window =
        known === undefined || known.endsAt <= now ? { taken: 0, endsAt: now + windowSeconds * 1000 } : known;
      if (window.taken >= perMinute) {
        throw new ServiceError("RateLimited", "Too many requests in a minute.", undefined, {
          retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000),
        });
      }
      windows.set(caller, { ...window, taken: window.taken + 1 });
    },
  };
}

/** The limit of known callers, ServiceUsers and platform users, by id. */
export interface CallerLimits {
  reads: RateLimit;
  writes: RateLimit;
}

/** Counts a request by its kind. 429 `RateLimited` as above. */
export function takeShare({ reads, writes }: CallerLimits, method: string, caller: string): void {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") reads.take(caller);
  else writes.take(caller);
}
