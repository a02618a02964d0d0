"use client";

import { useEffect, useEffectEvent } from "react";
import { isPressed, keyOf } from "#lib/browser/keys/shortcuts.ts";

/** Moves through options from the box, round both ends, and opens the one that it points to. */
export function useOptionKeys(
  input: HTMLInputElement,
  {
    ids,
    active,
    onActive,
  }: { ids: readonly string[]; active: string | undefined; onActive: (id: string) => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What is still being composed takes its own Enter and arrows; Safari says so by the key code alone.
    if (event.isComposing || event.keyCode === 229) return;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const goal = goalOf(event, at, ids.length);
    const id = goal === undefined ? undefined : ids[goal];
    if (id !== undefined) {
      event.preventDefault();
      onActive(id);
    }
    if (isPressed(event, "open") || isPressed(event, "newTab")) {
      event.preventDefault();
      open(active, isPressed(event, "newTab"));
    }
  });
  useEffect(() => {
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, [input]);
}

function goalOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.shiftKey || count === 0) return undefined;
  const key = keyOf(event);
  if (isPressed(event, "ends")) return key === "home" ? 0 : count - 1;
  if (isPressed(event, "choose")) return (at + (key === "arrowdown" ? 1 : count - 1)) % count;
  return undefined;
}

function open(id: string | undefined, inNewTab: boolean): void {
  const element = id === undefined ? null : document.getElementById(id);
  if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, "_blank", "noopener");
  else element?.click();
}
