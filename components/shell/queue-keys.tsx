import { keyQueueScript } from "#lib/browser/keys/key-queue.ts";

/** Queues the keys that are pressed before the page listens. */
export function QueueKeys({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {keyQueueScript()}
    </script>
  );
}
