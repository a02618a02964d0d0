import { useTranslations } from "next-intl";
import { takeAway } from "#components/list/take-away.ts";
import { memberRemovals } from "#lib/browser/console/member-removals.ts";
import type { Doomed } from "#lib/browser/removal/removal-state.ts";
import { focusRow } from "./focus-row.ts";

/** Takes members out of the list, as `takeAway` does. */
export function useMemberRemoval(): (members: readonly Doomed[]) => void {
  const t = useTranslations("console.removal");
  return (members) =>
    takeAway(memberRemovals(), members, {
      said: (waiting) => t("removed", { count: waiting.length, name: waiting[0]?.title ?? "" }),
      undo: t("undo"),
      focusRow,
    });
}
