import type { MouseEvent } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

/** On a phone a press on a row selects it instead of opening it, as long as rows are being selected. */
export function pickOnPress<Item extends Listed>(
  { selection }: ListStore<Item>,
  item: Item,
  event: MouseEvent,
): void {
  const isPhone = window.matchMedia("(width < 48rem)").matches;
  if (!isPhone || !selection.now().isPicking) return;
  event.preventDefault();
  selection.toggle(item);
}
