"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { hearKeys } from "./early-keys.ts";
import { isPressed } from "./shortcuts.ts";
import { isFree } from "./use-shortcut.ts";

/**
 * Moves the focus from row to row with the arrows, Home and End; `selector` names what opens a row, so Enter does.
 * With Shift an arrow also tells `onStretch` of the row that is left and of the one that is reached.
 */
export function useRowCursor(
  list: RefObject<HTMLElement | null>,
  selector: string,
  onStretch?: (from: HTMLElement | undefined, to: HTMLElement) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const isMove = isPressed(event, "rows") || isPressed(event, "rowEnds");
    if (!isMove || rows.length === 0 || !isOurs(event, list.current)) return;
    const focused = document.activeElement;
    const line = focused?.closest("tr") ?? null;
    const at = rows.findIndex(
      (row) => row.isSameNode(focused) || (line !== null && row.closest("tr") === line),
    );
    // Home and End belong to the page until the cursor is in a row.
    if (at === -1 && event.key !== "ArrowDown") return;
    const row = rows[targetOf(event.key, at, rows.length - 1)];
    if (row === undefined) return;
    event.preventDefault();
    row.focus({ preventScroll: true });
    row.closest("tr")?.scrollIntoView({ block: "nearest" });
    if (event.shiftKey) onStretch?.(rows[at], row);
  });
  useEffect(() => hearKeys((event) => onKey(event)), []);
}

function targetOf(key: string, at: number, last: number): number {
  if (key === "Home") return 0;
  if (key === "End") return last;
  return key === "ArrowDown" ? Math.min(at + 1, last) : Math.max(at - 1, 0);
}

/** A repeated arrow goes on; one pressed elsewhere on the page belongs to that place. */
function isOurs(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const target = event.target;
  if (target instanceof Element && target.closest("[popover], dialog, input:not([type=checkbox])")) {
    return false;
  }
  const isInList = target instanceof Node && list?.contains(target) === true;
  if (isInList) return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
  return target === document.body && !event.shiftKey && isFree(event);
}
