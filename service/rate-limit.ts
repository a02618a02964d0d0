import { LRUCache } from "lru-cache";
import { ServiceError } from "#service/errors.ts";

const windowSeconds = 60;
/** The callers that are remembered at once; the one that has been quiet longest is forgotten first. */
const maximumCallers = 50_000;

export interface RateLimit {
  /** Counts one. 429 `RateLimited` with the seconds to wait when the caller has had its share of this minute. */
  take(caller: string): void;
}

/** So many in any minute of the caller's own, counted in this process. */
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
