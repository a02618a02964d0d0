import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { tabStorage } from "../text-storage.ts";
import { createDeleteQueue, type DeleteQueue, type DeletionState, noDeletions } from "./delete-queue.ts";

const longestWaitMs = 2_000;
const storageName = "deletions";
const queue = createDeleteQueue(sentBefore());
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

/** When a page closes, the server has already rendered the next one, with the items that are deleted. */
function sentBefore(): string[] {
  const ids = tabStorage.readList(storageName, z.string());
  tabStorage.write(storageName, undefined);
  return ids;
}

function sendWhenLeaving(): void {
  const leave = () => {
    void queue.send(true);
    const ids = queue.now().sending.map(({ id }) => id);
    if (ids.length > 0) tabStorage.write(storageName, JSON.stringify(ids));
  };
  // A form is sent before the page is hidden, and a frozen page may never resume. Sign-out awaits `send`
  // first, as deletes that leave with the page would come after it.
  window.addEventListener("pagehide", leave);
  document.addEventListener("freeze", leave);
  window.addEventListener("submit", (event) => !event.defaultPrevented && leave());
}
