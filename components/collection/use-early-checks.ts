import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Listed } from "#lib/collection/collection.ts";
import type { ListStore } from "./list-store.tsx";

/** Chooses what was checked before the scripts were there. */
export function useEarlyChecks<Item extends Listed>(
  list: RefObject<HTMLElement | null>,
  { selection, shown }: ListStore<Item>,
): void {
  const choose = useEffectEvent(() => {
    const isAll = Boolean(list.current?.querySelector("thead .check:checked"));
    const early = shown.now().filter(({ sys: { id } }) => {
      const isChecked = list.current?.querySelector(`[data-row="${CSS.escape(id)}"] .check:checked`);
      return !selection.has(id) && (isAll || isChecked);
    });
    if (early.length > 0) selection.set(early, true);
  });
  useEffect(() => choose(), []);
}
