import {
  followSignInScript,
  type SessionMessage,
  sessionMessageScript,
} from "#lib/browser/session/session-messages.ts";
import { paths } from "#lib/paths.ts";

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
      {`${sessionMessageScript(message)}${andClose ? "close();" : ""}`}
    </script>
  );
}

/** Leads a sign-in page to where it would lead, once somebody signs in in another tab. */
export function FollowSignIn({ returnTo, nonce }: { returnTo: string | undefined; nonce: string }) {
  // The server knows where that is.
  const address = paths.signIn(returnTo === undefined ? {} : { returnTo });
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {followSignInScript(address)}
    </script>
  );
}
