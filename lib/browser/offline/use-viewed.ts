import { useSyncExternalStore } from "react";
import { onDeviceChange } from "../text-storage.ts";
import { viewedPrefix } from "./forget-pages.ts";
import { noViewed, type Viewed, viewedOf } from "./viewed.ts";

const subscribe = (listener: () => void) => onDeviceChange(viewedPrefix, listener);

/** What a member has opened on this device, the newest first, live in every tab; nothing until the page is hydrated. */
export function useViewed(memberId: string): readonly Viewed[] {
  return useSyncExternalStore(
    subscribe,
    () => viewedOf(memberId),
    () => noViewed,
  );
}
