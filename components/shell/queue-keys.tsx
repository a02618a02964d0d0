"use client";

import { keyQueueScript } from "#lib/browser/keys/key-queue.ts";

/** Queues keys that are pressed before hydration. A client component, as a page repeats the text of others in its data. */
export function QueueKeys({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {typeof window === "undefined" ? keyQueueScript() : ""}
    </script>
  );
}
