import { toast } from "#components/ui/toast-store.ts";
import type { DelayedRemoval } from "#lib/browser/removal/delayed-removal.ts";
import type { Doomed } from "#lib/browser/removal/removal-state.ts";
import { undoSeconds } from "./undo-seconds.ts";

interface Offer {
  /** What is said of all that waits. */
  said: (waiting: readonly Doomed[]) => string;
  undo: string;
  /** The button that was pressed is gone; what it brought back is where one goes on. */
  focusRow: (id: string | undefined) => void;
}

/** The newest offer stands for all that waits; whatever queue that is in, a page has one of them. */
let turn = 0;

/** Takes what shall go off its list, and for some seconds offers all that waits back (experience.md, "Undo"). */
export function takeAway(
  removals: DelayedRemoval,
  items: readonly Doomed[],
  { said, undo, focusRow }: Offer,
): void {
  if (items.length === 0) return;
  removals.take(items);
  turn += 1;
  const mine = turn;
  const { waiting } = removals.now();
  toast(said(waiting), {
    seconds: undoSeconds(waiting.length),
    action: { label: undo, run: () => focusRow(removals.undo()[0]?.id) },
    // A newer one says it for all that waits, and has the time to itself.
    onGone: () => {
      if (mine === turn) void removals.send();
    },
  });
}
