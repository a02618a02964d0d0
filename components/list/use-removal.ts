"use client";

import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast-store.ts";
import type { Doomed } from "#lib/browser/removal-state.ts";
import { pageRemovals } from "#lib/browser/removals.ts";

let turn = 0;

/** Takes items away, and for five seconds offers all that waits back (experience.md, "Undo"). */
export function useRemoval(): (items: readonly Doomed[]) => void {
  const t = useTranslations("listTools.removal");
  return (items) => {
    if (items.length === 0) return;
    const removals = pageRemovals();
    removals.take(items);
    turn += 1;
    const mine = turn;
    toast(t("deleted", { count: removals.now().waiting.length }), {
      action: { label: t("undo"), run: () => focusRow(removals.undo()[0]?.id) },
      // A newer one says it for all that waits, and has the time to itself.
      onGone: () => {
        if (mine === turn) void removals.send();
      },
    });
  };
}

/** The button that was pressed is gone; what it brought back is where one goes on. */
function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .row-link`)?.focus();
  });
}
