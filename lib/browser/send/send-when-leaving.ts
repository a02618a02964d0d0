import type { DeleteQueue } from "../deletion/delete-queue.ts";

const longestWaitMs = 2_000;
const watched = new WeakSet<DeleteQueue>();

export function sendWhenLeaving(deletions: DeleteQueue): void {
  if (watched.has(deletions)) return;
  watched.add(deletions);
  const leave = () => void deletions.send(true);
  // A form is sent before the page is hidden, and a frozen page may never resume. Sign-out awaits `send`
  // first, as deletes that leave with the page would come after it.
  window.addEventListener("pagehide", leave);
  document.addEventListener("freeze", leave);
  window.addEventListener("submit", (event) => !event.defaultPrevented && leave());
}

/** Sends the queue and waits for its answers for a while, before the session ends. */
export async function sendBeforeEnd(deletions: DeleteQueue): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([deletions.send(true), late]);
}
