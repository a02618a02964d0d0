"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Where the member's device is (an IANA name); `serverZone` while React takes over what the server rendered. */
export function useDeviceZone(serverZone: string): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => serverZone,
  );
}
