import {
  followSignInScript,
  type SessionMessage,
  sessionMessageScript,
} from "#lib/browser/session/session-messages.ts";
import { paths } from "#lib/paths.ts";

interface AnnounceSessionProps {
  message: SessionMessage;
  nonce: string;
  /** Closes the window afterwards. */
  andClose?: boolean;
}

/** Tells the other tabs who is signed in. */
export function AnnounceSession({ message, nonce, andClose = false }: AnnounceSessionProps) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`${sessionMessageScript(message)}${andClose ? "close();" : ""}`}
    </script>
  );
}

/** Leaves the sign-in page once a member signs in in another tab. */
export function FollowSignIn({ returnTo, nonce }: { returnTo: string | undefined; nonce: string }) {
  // The server redirects from there to the right page.
  const address = paths.signIn(returnTo === undefined ? {} : { returnTo });
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {followSignInScript(address)}
    </script>
  );
}
