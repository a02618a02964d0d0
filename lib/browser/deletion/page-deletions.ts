import { useSyncExternalStore } from "react";
import { tabStorage } from "../text-storage.ts";
import { createDeleteQueue, type DeleteQueue, type DeletionState, noDeletions } from "./delete-queue.ts";

const longestWaitMs = 2_000;
const storageName = "atrium:deletions-sent";
const queue = createDeleteQueue(wereSentBefore());
let isWatched = false;

/** The page's deletes; the queue outlives every list and is sent when the page closes. */
export function pageDeletions(): DeleteQueue {
  if (!isWatched) sendWhenLeaving();
  isWatched = true;
  return queue;
}

export function useDeletions(): DeletionState {
  return useSyncExternalStore(queue.subscribe, queue.now, () => noDeletions);
}

/** Sends the queue and waits for its answers for a while, before the session ends. */
export async function sendDeletionsBeforeEnd(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([queue.send(true), late]);
}

/**
 * Whether the page before sent deletes as it closed: by then, the server had rendered this page's lists with these
 * items.
 */
function wereSentBefore(): boolean {
  const sent = tabStorage.read(storageName);
  tabStorage.write(storageName, undefined);
  return sent !== undefined;
}

function sendWhenLeaving(): void {
  const leave = () => {
    void queue.send(true);
    if (queue.now().sending.length > 0) tabStorage.write(storageName, "yes");
  };
  // A form is sent before the page is hidden, and a frozen page may never resume. Sign-out awaits `send`
  // first, as deletes that leave with the page would come after it.
  window.addEventListener("pagehide", leave);
  document.addEventListener("freeze", leave);
  window.addEventListener("submit", (event) => !event.defaultPrevented && leave());
}
