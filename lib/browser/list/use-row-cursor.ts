import { type RefObject, useEffect, useEffectEvent } from "react";
import { isFree } from "../keys/key-queue.ts";
import { isPressed } from "../keys/shortcuts.ts";

interface RowCursor {
  /** Rows are tiles, side by side. */
  isGrid?: boolean;
  /** Called for an arrow with Shift. */
  onStretch?: (from: HTMLElement | undefined, to: HTMLElement) => void;
}

/** Moves the focus from row to row with the arrows, Home and End; `selector` finds the link of each row. */
export function useRowCursor(
  list: RefObject<HTMLElement | null>,
  selector: string,
  { isGrid = false, onStretch }: RowCursor = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const isAside = isGrid && isPressed(event, "tiles");
    const isMove = isAside || isPressed(event, "rows") || isPressed(event, "rowEnds");
    if (!isMove || rows.length === 0 || !isOurs(event, list.current)) return;
    const focused = document.activeElement;
    const line = focused?.closest("[data-row]") ?? null;
    const at = rows.findIndex(
      (row) => row.isSameNode(focused) || (line !== null && row.closest("[data-row]") === line),
    );
    // Home and End belong to the page until the cursor is in a row.
    if (at === -1 && event.key !== "ArrowDown") return;
    const row = rows[isGrid ? gridTargetOf(event.key, at, rows) : targetOf(event.key, at, rows.length - 1)];
    if (row === undefined) return;
    event.preventDefault();
    row.focus({ preventScroll: true });
    row.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
    if (event.shiftKey) onStretch?.(rows[at], row);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function targetOf(key: string, at: number, last: number): number {
  if (key === "Home") return 0;
  if (key === "End") return last;
  return key === "ArrowDown" ? Math.min(at + 1, last) : Math.max(at - 1, 0);
}

/** Sideways in reading order; up and down to the nearest tile of the next line. */
function gridTargetOf(key: string, at: number, rows: readonly HTMLElement[]): number {
  const isForward = key === "ArrowDown" || key === "ArrowRight";
  if (at === -1 || key === "Home" || key === "End") return targetOf(key, at, rows.length - 1);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const isTurned = document.documentElement.dir === "rtl";
    return Math.min(Math.max(at + (isForward === isTurned ? -1 : 1), 0), rows.length - 1);
  }
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const here = boxes[at];
  if (here === undefined) return at;
  const beyond = boxes.flatMap((box, index) =>
    (isForward ? box.top > here.top + 1 : box.top < here.top - 1) ? [{ box, index }] : [],
  );
  const line = isForward ? beyond[0]?.box.top : beyond.at(-1)?.box.top;
  const inLine = beyond.filter(({ box }) => Math.abs(box.top - (line ?? 0)) <= 1);
  const nearest = inLine.sort(
    (one, other) => Math.abs(one.box.left - here.left) - Math.abs(other.box.left - here.left),
  )[0];
  return nearest?.index ?? at;
}

/** Whether the key belongs to the list: pressed in it, or while nothing has the focus; and no menu is open. */
function isOurs(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const target = event.target;
  if (document.querySelector("[popover]:popover-open") !== null) return false;
  if (target instanceof Element && target.closest("dialog, [role=dialog], input:not([type=checkbox])")) {
    return false;
  }
  const isInList = target instanceof Node && list?.contains(target) === true;
  if (isInList) return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
  return target === document.body && !event.shiftKey && isFree(event);
}
