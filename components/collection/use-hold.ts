import { type RefObject, useEffect } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

const holdMs = 500;
const stillPx = 10;

/** A thumb that rests on a card begins to pick, with that card (look.md, "Phone"). */
export function useHold<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { selection, shown }: ListStore<Item>,
): void {
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasHeld = false;
    const letGo = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const hold = (rowId: string | undefined) => {
      const item = shown.now().find(({ sys }) => sys.id === rowId);
      if (item === undefined || selection.now().isPicking) return;
      hasHeld = true;
      navigator.vibrate?.(10);
      selection.toggle(item);
    };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => list.current?.addEventListener(name, listener, { signal, capture: true });

    on("pointerdown", ({ pointerType, target, clientX, clientY }) => {
      const isControl = target instanceof Element && target.closest("button, label, input") !== null;
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      hasHeld = false;
      letGo();
      if (pointerType === "mouse" || isControl || row === null) return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => hold(row.dataset.row), holdMs);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > stillPx) letGo();
    });
    on("pointerup", letGo);
    on("pointercancel", letGo);
    // The browser's own menu for the link, and the press that ends the hold, would undo it.
    on(
      "contextmenu",
      (event) => (hasHeld || timer !== undefined) && isTouch(event) && event.preventDefault(),
    );
    on("click", (event) => {
      if (!hasHeld) return;
      hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => {
      letGo();
      heard.abort();
    };
  }, [list, selection, shown]);
}

function isTouch(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}
