"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { isPressed } from "./shortcuts.ts";
import { isFree } from "./use-shortcut.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from row to row with the arrows; `selector` names what opens a row, so Enter does. */
export function useRowCursor(list: RefObject<HTMLElement | null>, selector: string): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    if (!isPressed(event, "rows") || step === undefined || rows.length === 0 || !isOurs(event, list.current))
      return;
    const focused = document.activeElement;
    const at = rows.findIndex((row) => row.isSameNode(focused));
    if (at === -1 && step < 0) return;
    const row = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    event.preventDefault();
    row?.focus({ preventScroll: true });
    row?.closest("tr")?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** A repeated arrow goes on; one pressed elsewhere on the page belongs to that place. */
function isOurs(event: KeyboardEvent, list: HTMLElement | null): boolean {
  if (event.shiftKey) return false;
  const isInList = event.target instanceof Node && list?.contains(event.target) === true;
  if (isInList) return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
  return event.target === document.body && isFree(event);
}
