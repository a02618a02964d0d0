"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { keySettings } from "./key-settings.ts";
import { isCharacterKey, keyOf, type LoneKey } from "./shortcuts.ts";

/**
 * Does something when a single key of the table of shortcuts is pressed: never while somebody types, chooses, or
 * answers a dialog, and not where characters are turned off.
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
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const taking = "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=textbox]";

/** Whether a key press is nobody else's: no modifier, no repeat, no field, no menu, no dialog. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(event.target instanceof Element && event.target.closest(taking) !== null);
}
