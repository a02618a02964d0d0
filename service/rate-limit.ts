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

/** What a caller that is known may do in a minute: a ServiceUser or a platform user, by its id. */
export interface CallerLimits {
  reads: RateLimit;
  writes: RateLimit;
}

/** Counts a request as what it is. 429 `RateLimited` as above. */
export function takeShare({ reads, writes }: CallerLimits, method: string, caller: string): void {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") reads.take(caller);
  else writes.take(caller);
}
