import { useSyncExternalStore } from "react";
import { sendWhenLeaving } from "../send/send-when-leaving.ts";
import { createDeleteQueue, type DeleteQueue, type DeletionState, noDeletions } from "./delete-queue.ts";

const queue = createDeleteQueue();

/** The page's deletes; the queue outlives every list and is sent when the page closes. */
export function pageDeletions(): DeleteQueue {
  sendWhenLeaving(queue);
  return queue;
}

export function useDeletions(): DeletionState {
  return useSyncExternalStore(queue.subscribe, queue.now, () => noDeletions);
}
