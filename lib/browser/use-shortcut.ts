"use client";

import { useEffect, useEffectEvent } from "react";

/** Does something when a single key is pressed: never while somebody types, chooses, or answers a dialog. */
export function useShortcut(key: string, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isFree(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
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
