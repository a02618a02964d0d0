import { useLayoutEffect } from "react";
import { keysPending, pendingKeys } from "#lib/browser/keys/key-queue.ts";

/** Queues keys while the handlers of a list's rows are loading. Stands before what loads them. */
export function PendingKeys() {
  useLayoutEffect(keysPending, []);
  return <span hidden {...pendingKeys} suppressHydrationWarning />;
}
