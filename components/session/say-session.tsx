import { type SessionMessage, scriptThatSays } from "#lib/browser/session-messages.ts";

interface SaySessionProps {
  message: SessionMessage;
  nonce: string;
  /** The window has done what it was opened for. */
  andClose?: boolean;
}

/** Tells the other tabs who is signed in, as soon as the page is there. */
export function SaySession({ message, nonce, andClose = false }: SaySessionProps) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`${scriptThatSays(message)}${andClose ? "close();" : ""}`}
    </script>
  );
}
