"use client";

import { useTranslations } from "next-intl";
import type { Doomed } from "#lib/browser/removal/removal-state.ts";
import { pageRemovals } from "#lib/browser/removal/removals.ts";
import { takeAway } from "./take-away.ts";

/** Takes a member's items away, as `takeAway` does. */
export function useRemoval(): (items: readonly Doomed[]) => void {
  const t = useTranslations("listTools.removal");
  return (items) =>
    takeAway(pageRemovals(), items, {
      said: (count) => t("deleted", { count }),
      undo: t("undo"),
      focusRow,
    });
}

function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .row-link`)?.focus();
  });
}
