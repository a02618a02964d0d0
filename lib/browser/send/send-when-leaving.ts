import type { DeleteQueue } from "../deletion/delete-queue.ts";

const longestWaitMs = 2_000;
const watched = new WeakSet<DeleteQueue>();

/** What waits is sent when the page is left. */
export function sendWhenLeaving(deletions: DeleteQueue): void {
  if (watched.has(deletions)) return;
  watched.add(deletions);
  const leave = () => void deletions.send(true);
  // A form is sent before the page is hidden; a frozen page may never wake. Whoever ends the session waits for `send`
  // first: what leaves with the page would come after that.
  window.addEventListener("pagehide", leave);
  document.addEventListener("freeze", leave);
  window.addEventListener("submit", (event) => !event.defaultPrevented && leave());
}

/** What waits is sent and, for a while, its answers waited for: before a session ends in which that is allowed. */
export async function sendBeforeEnd(deletions: DeleteQueue): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([deletions.send(true), late]);
}
