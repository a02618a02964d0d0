import { useSyncExternalStore } from "react";
import { createListeners, neverChanges } from "../store.ts";

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

/** The device's time zone (IANA); `serverZone` during hydration. */
export function useDeviceZone(serverZone: string): string {
  return useSyncExternalStore(neverChanges, deviceZone, () => serverZone);
}

let known = { at: Number.NaN, zone: "" };

/** Read once a minute: the device may travel, and every row asks. */
export function deviceZone(): string {
  const at = thisMinute();
  if (known.at !== at) known = { at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
