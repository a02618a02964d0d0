import { useEffect, useLayoutEffect } from "react";
import { keysArrived, keysPending, pendingKeys } from "#lib/browser/keys/key-queue.ts";

/** Queues keys until the handlers of the list that it is in are there. */
export function PendingKeys() {
  useLayoutEffect(keysPending, []);
  useEffect(keysArrived, []);
  return <span hidden {...pendingKeys} suppressHydrationWarning />;
}
