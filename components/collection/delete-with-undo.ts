import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { PendingDeletion } from "#lib/browser/deletion/delete-queue.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { clip } from "#lib/fields/clip-text.ts";

const titleMax = 40;

interface UndoWords {
  /** The message for all pending deletions. */
  deleted: (pending: readonly PendingDeletion[]) => string;
  undo: string;
}

/** One toast covers all pending deletions. */
let newest = 0;

/** Hides items and deletes them unless the member undoes it within a few seconds (experience.md, "Undo"). */
export function deleteWithUndo(items: readonly PendingDeletion[], { deleted, undo }: UndoWords): void {
  if (items.length === 0) return;
  const queue = pageDeletions();
  queue.add(items);
  newest += 1;
  const turn = newest;
  const { pending } = queue.now();
  toast(deleted(pending), {
    seconds: undoSeconds(pending.length),
    action: { label: undo, run: () => focusRow(queue.undo()[0]?.id) },
    onGone: () => {
      if (turn === newest) void queue.send();
    },
  });
}

/** The same for items that have a title. */
export function useDeleteWithUndo(): (items: readonly PendingDeletion[]) => void {
  const t = useTranslations("listTools.removal");
  const deleted = (pending: readonly PendingDeletion[]) =>
    t("deleted", {
      count: pending.length,
      rest: pending.length - 1,
      title: clip(pending[0]?.title ?? "", titleMax) || t("untitled"),
    });
  return (items) => deleteWithUndo(items, { deleted, undo: t("undo") });
}

/** The time for Undo grows with the number of items, as a longer message takes longer to read. */
export function undoSeconds(count: number): number {
  return count > 1 ? 15 : 5;
}

/** Moves the focus to a row after its control was removed. */
export function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    const row = `[data-row="${CSS.escape(id)}"]`;
    const controls = [...document.querySelectorAll<HTMLElement>(`${row} [data-row-link], ${row} button`)];
    const link = controls.find((control) => control.matches("[data-row-link]"));
    (link ?? controls.find((control) => control.checkVisibility()))?.focus();
  });
}
