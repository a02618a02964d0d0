import { sendWhenLeaving } from "../send/send-when-leaving.ts";
import { createDeleteQueue, type DeleteQueue } from "./delete-queue.ts";
import { pageDeletionState } from "./deletion-state.ts";

const queue = createDeleteQueue(pageDeletionState);

/** The page's deletes; the queue outlives every list and is sent when the page closes. */
export function pageDeletions(): DeleteQueue {
  sendWhenLeaving(queue);
  return queue;
}
