import { keyQueueScript } from "#lib/browser/keys/key-queue.ts";

/** Queues keys that are pressed before hydration. */
export function QueueKeys({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {keyQueueScript()}
    </script>
  );
}
