"use client";

import { useSyncExternalStore } from "react";
import { Kbd } from "#components/ui/kbd.tsx";

const never = () => () => {};
const onApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that publish, as this keyboard names them; not known before the page runs here. */
export function SaveKeys() {
  const keys = useSyncExternalStore(
    never,
    () => (onApple() ? "⌘S" : "Ctrl S"),
    () => undefined,
  );
  return keys === undefined ? null : <Kbd>{keys}</Kbd>;
}
