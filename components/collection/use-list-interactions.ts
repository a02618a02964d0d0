import { type RefObject, useEffect, useEffectEvent } from "react";
import { isFree } from "#lib/browser/keys/key-queue.ts";
import { keySettings } from "#lib/browser/keys/key-settings.ts";
import { isPressed, type ShortcutName } from "#lib/browser/keys/shortcuts.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

interface ListInteractions<Item extends Listed> {
  /** Runs for E; returns whether the item, or the whole selection, may be edited. */
  change?: (item: Item) => boolean;
  /** Rows are side by side, so the left and right arrows move too. */
  isGrid?: boolean;
}

/** Keyboard and long press of a list. */
export function useListInteractions<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  store: ListStore<Item>,
  options: ListInteractions<Item>,
): void {
  useEarlyChecks(list, store);
  useListKeys(list, { store, ...options });
  useHold(list, store);
}

/** Selects what was checked before hydration. */
function useEarlyChecks<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { selection, shown }: ListStore<Item>,
): void {
  const choose = useEffectEvent(() => {
    const isAll = Boolean(list.current?.querySelector("thead input:checked"));
    const early = shown.get().filter(({ sys: { id } }) => {
      const isChecked = list.current?.querySelector(`[data-row="${CSS.escape(id)}"] input:checked`);
      return !selection.has(id) && (isAll || isChecked);
    });
    if (early.length > 0) selection.set(early, true);
  });
  useEffect(() => choose(), []);
}

interface ListKeys<Item extends Listed> extends ListInteractions<Item> {
  store: ListStore<Item>;
}

/**
 * The keyboard of a list: arrows, Home and End move between rows (with Shift they extend the selection), Enter opens,
 * Space or X selects, E edits, Delete deletes the selection or the row. Esc clears the selection.
 */
function useListKeys<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { store: { selection, shown, open }, change, isGrid = false }: ListKeys<Item>,
): void {
  const itemOf = (row: Element | null | undefined) => {
    const id = row?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return shown.get().find(({ sys }) => sys.id === id);
  };

  useRowCursor(list, "[data-row-link]", {
    isGrid,
    onStretch: (from, to) =>
      selection.set(
        [itemOf(from), itemOf(to)].filter((item) => item !== undefined),
        true,
      ),
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPressed(event, "clearChoice")) return leaveChoice(event);
    if (!(event.target instanceof HTMLElement) || !isFree(event)) return;
    const { target } = event;
    const chosen = [...selection.now().items.values()];
    const isPageCheck = list.current?.contains(target) === true && target.matches("thead input");
    // The checkbox of the page stands for all that is selected.
    const item = isPageCheck ? chosen[0] : itemOf(target);
    if (isPageCheck && isWanted(event, "chooseRowByLetter")) target.click();
    else if (item === undefined) return;
    else if (
      // On a checkbox, Space is the browser's.
      (target.matches("[data-row-link]") && isPressed(event, "chooseRow")) ||
      isWanted(event, "chooseRowByLetter")
    ) {
      selection.toggle(item, event.shiftKey ? shown.get() : undefined);
    } else if (isPressed(event, "deleteRow")) {
      open({ kind: "delete", items: selection.has(item.sys.id) ? chosen : [item] });
    } else if (!isWanted(event, "editRow") || change?.(item) !== true) return;
    event.preventDefault();
  });
  const leaveChoice = (event: KeyboardEvent) => {
    const isElsewhere = document.querySelector("dialog[open], [popover]:popover-open") !== null;
    if (isElsewhere || !isFree(event) || !selection.now().isPicking) return;
    event.preventDefault();
    selection.clear();
  };
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether a single-character shortcut is pressed and enabled. */
function isWanted(event: KeyboardEvent, name: ShortcutName): boolean {
  return isPressed(event, name) && keySettings().characters;
}

const holdMs = 500;
const stillPx = 10;

/** A long press on a card starts selecting, with that card (look.md, "Phone"). */
function useHold<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { selection, shown }: ListStore<Item>,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasHeld = false;
    const cancel = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const hold = (rowId: string | undefined) => {
      const item = shown.get().find(({ sys }) => sys.id === rowId);
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
      cancel();
      if (pointerType === "mouse" || isControl || row === null) return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => hold(row.dataset.row), holdMs);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > stillPx) cancel();
    });
    on("pointerup", cancel);
    on("pointercancel", cancel);
    // Both the browser's context menu and the click that ends the press would undo it.
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
      cancel();
      listening.abort();
    };
  }, [list, selection, shown]);
}

function isTouch(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}
