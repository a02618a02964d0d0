import { useEffect, useEffectEvent } from "react";
import { useListStore } from "../list-store.ts";
import { rowMenuId } from "./row-more.tsx";

/** A row's menu that was opened before the scripts were there is that of the row with the focus; of none, it closes. */
export function useEarlyMenu(): void {
  const { menu, shown } = useListStore();
  const fill = useEffectEvent(() => {
    const element = document.getElementById(rowMenuId);
    if (menu.now() !== undefined || element?.matches(":popover-open") !== true) return;
    const row = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    const content = shown.now().find(({ sys }) => sys.id === row);
    if (content === undefined) element.hidePopover();
    else menu.become(content);
  });
  useEffect(() => fill(), []);
}
