import { useEffectEvent, useLayoutEffect } from "react";
import { isFree, listensFor } from "./key-queue.ts";
import { keySettings } from "./key-settings.ts";
import { isCharacterKey, keyOf, type LoneKey } from "./shortcuts.ts";

/** Calls `action` when a key is pressed, except in a field, menu or dialog, and unless the member turned it off. */
export function useShortcut(key: LoneKey, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) !== key || !isFree(event)) return;
    if (isCharacterKey(key) && !keySettings().characters) return;
    event.preventDefault();
    action();
  });
  // A layout effect: other effects run too late after a transition.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    const stop = listensFor(key);
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, [key]);
}
