import { useTranslations } from "next-intl";
import type { Doomed } from "#lib/browser/removal/removal-state.ts";
import { pageRemovals } from "#lib/browser/removal/removals.ts";
import { clip } from "#lib/fields/clip-text.ts";
import { takeAway } from "./take-away.ts";

const titleMax = 40;

/** Takes a member's items away, as `takeAway` does. */
export function useRemoval(): (items: readonly Doomed[]) => void {
  const t = useTranslations("listTools.removal");
  const said = (waiting: readonly Doomed[]) =>
    t("deleted", {
      count: waiting.length,
      rest: waiting.length - 1,
      title: clip(waiting[0]?.title ?? "", titleMax) || t("untitled"),
    });
  return (items) => takeAway(pageRemovals(), items, { said, undo: t("undo"), focusRow });
}

function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .row-link`)?.focus();
  });
}
