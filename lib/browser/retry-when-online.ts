import { isOffline } from "./is-offline.ts";
import { onSessionNews } from "./session/session-news.ts";

const firstPauseMilliseconds = 10_000;
const longestPauseMilliseconds = 300_000;

export interface Retries {
  /** Tries at once, and begins with short pauses again. */
  now: () => void;
  stop: () => void;
}

/**
 * Calls `attempt` until stopped: when the device is online again, when the page is visible again, and after pauses that
 * grow from 10 seconds to 5 minutes, up to half as long again so that devices don't return together.
 * @param attempt resolves to false if only a sign-in helps
 */
export function retryWhenOnline(attempt: () => Promise<boolean>): Retries {
  const listening = new AbortController();
  const { signal } = listening;
  let pause = firstPauseMilliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: "pausing" | "trying" | "signedOut" = "pausing";

  function wait(): void {
    timer = setTimeout(() => void run(), pause * (1 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  }

  async function run(): Promise<void> {
    if (state !== "pausing" || isOffline()) return;
    clearTimeout(timer);
    state = "trying";
    const isSignedIn = await attempt().catch(reported);
    state = isSignedIn ? "pausing" : "signedOut";
    if (isSignedIn && !signal.aborted) wait();
  }

  function now(): void {
    pause = firstPauseMilliseconds;
    void run();
  }

  window.addEventListener("online", now, { signal });
  document.addEventListener("visibilitychange", () => document.hidden || now(), { signal });
  const unsubscribe = onSessionNews((news) => {
    if (news !== "again") return;
    if (state === "signedOut") state = "pausing";
    now();
  });
  wait();
  return {
    now,
    stop() {
      listening.abort();
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

/** A defect, or a device that refuses to read: it may work later. */
function reported(error: unknown): true {
  console.error(error);
  return true;
}
