import type { startWriting } from "./writing/start-writing.ts";

export type StartWriting = typeof startWriting;

/** The editor's library: fetched when somebody is about to write, once for all texts of a page. */
export async function loadWriting(): Promise<StartWriting> {
  return (await import("./writing/start-writing.ts")).startWriting;
}

/** Fetches it while nothing else is under way; a failure is told when it is needed. */
export function prefetchWriting(): void {
  loadWriting().catch(() => {});
}

const idleMilliseconds = 4_000;

/** Fetches it once the page rests. Answers the way to stop. */
export function prefetchWhenIdle(): () => void {
  if (!("requestIdleCallback" in window)) return () => {};
  const stop = new AbortController();
  const wait = () => {
    const idle = window.requestIdleCallback(prefetchWriting, { timeout: idleMilliseconds });
    stop.signal.addEventListener("abort", () => window.cancelIdleCallback(idle));
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { signal: stop.signal });
  return () => stop.abort();
}
