import { useSyncExternalStore } from "react";
import { thisMinute } from "./minutes.ts";

const never = () => () => {};

/** Where the member's device is (an IANA name); `serverZone` while React takes over what the server rendered. */
export function useDeviceZone(serverZone: string): string {
  return useSyncExternalStore(never, deviceZone, () => serverZone);
}

let known = { at: Number.NaN, zone: "" };

/** Asked once a minute: the device may travel, and a page asks for each of its rows. */
export function deviceZone(): string {
  const at = thisMinute();
  if (known.at !== at) known = { at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
