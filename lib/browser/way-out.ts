/** Lets the member leave: at once, or after a question, or never. */
type Guard = (leave: () => void) => void;

let guard: Guard | undefined;

/**
 * From now on whatever leads out of what this page shows goes through here. The address changes only when the next
 * page is shown already, so the browser's own events come too late for a question. Answers the way to stop.
 */
export function guardWays(by: Guard): () => void {
  guard = by;
  return () => {
    if (guard === by) guard = undefined;
  };
}

/** Hands a way over to whoever guards this page; answers whether anybody does. */
export function offerToGuard(leave: () => void): boolean {
  guard?.(leave);
  return guard !== undefined;
}
