/** Lets the member leave: at once, after a question, or never. */
type Guard = (leave: () => void) => void;

let guard: Guard | undefined;

/**
 * Guards all navigation away from this page. The URL changes only when the next page is already shown, so the
 * browser's own events come too late for a question. Returns how to remove the guard.
 */
export function guardLeaving(by: Guard): () => void {
  guard = by;
  return () => {
    if (guard === by) guard = undefined;
  };
}

/** Leaves this page, if its guard allows it. */
export function leaveGuarded(leave: () => void): void {
  if (!askLeaveGuard(leave)) leave();
}

/** Passes a navigation to the guard of this page; returns whether there is one. */
export function askLeaveGuard(leave: () => void): boolean {
  guard?.(leave);
  return guard !== undefined;
}
