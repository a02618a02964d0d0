import { useSyncExternalStore } from "react";
import { neverChanges } from "../store.ts";
import { thisMinute } from "./minutes.ts";

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
