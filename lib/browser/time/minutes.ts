import { createListeners } from "../store.ts";

const minuteMs = 60_000;

const listeners = createListeners();
let timer: ReturnType<typeof setInterval> | undefined;

/** The start of the current minute, in milliseconds since 1970. */
export function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}

/** Calls every minute, with one shared timer. */
export function subscribeToMinutes(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  timer ??= setInterval(() => listeners.notify(), minuteMs);
  return () => {
    unsubscribe();
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
