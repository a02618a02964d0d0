import { useEffectEvent, useLayoutEffect } from "react";
import { isFree, listensFor } from "./key-queue.ts";
import { keySettings } from "./key-settings.ts";
import { isCharacterKey, keyOf, type LoneKey } from "./shortcuts.ts";

/**
 * Calls `action` when a shortcut of one key is pressed, except in a field, a menu or a dialog, and except where such
 * shortcuts are turned off.
 */
export function useShortcut(key: LoneKey, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) !== key || !isFree(event)) return;
    if (isCharacterKey(key) && !keySettings().characters) return;
    event.preventDefault();
    action();
  });
  // Heard from the moment on in which it is seen: an effect of a page that came by a transition is later.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    const stop = listensFor(key);
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, [key]);
}
