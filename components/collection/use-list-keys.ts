import { type RefObject, useEffect, useEffectEvent } from "react";
import { isFree } from "#lib/browser/keys/key-queue.ts";
import { keySettings } from "#lib/browser/keys/key-settings.ts";
import { isPressed, type ShortcutName } from "#lib/browser/keys/shortcuts.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

interface ListKeys<Item extends Listed> {
  store: ListStore<Item>;
  /** For E; answers whether it may be changed. */
  change?: (item: Item) => boolean;
  /** Rows side by side: the arrows to the sides move too. */
  isGrid?: boolean;
}

/**
 * A list at the keys: arrows, Home and End go from row to row (with Shift they choose on the way), Enter opens, Space
 * or X chooses, E changes, Delete deletes: all that is chosen, else the row. Esc clears the choice.
 */
export function useListKeys<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { store: { selection, shown, open }, change, isGrid = false }: ListKeys<Item>,
): void {
  const itemOf = (row: Element | null | undefined) => {
    const id = row?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return shown.now().find(({ sys }) => sys.id === id);
  };

  useRowCursor(list, ".row-link", {
    isGrid,
    onStretch: (from, to) =>
      selection.set(
        [itemOf(from), itemOf(to)].filter((item) => item !== undefined),
        true,
      ),
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPressed(event, "clearChoice")) return leaveChoice(event);
    const isRow = event.target instanceof HTMLElement && event.target.matches(".row-link");
    const item = isRow && event.target instanceof HTMLElement ? itemOf(event.target) : undefined;
    if (item === undefined || !isFree(event)) return;
    if (isPressed(event, "chooseRow") || isWanted(event, "chooseRowByLetter")) {
      selection.toggle(item, event.shiftKey ? shown.now() : undefined);
    } else if (isPressed(event, "deleteRow")) {
      const items = selection.has(item.sys.id) ? [...selection.now().items.values()] : [item];
      open({ kind: "delete", items });
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

/** Whether a character is pressed, and characters are shortcuts here. */
function isWanted(event: KeyboardEvent, name: ShortcutName): boolean {
  return isPressed(event, name) && keySettings().characters;
}
