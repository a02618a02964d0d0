import { forgetPagesScript } from "#lib/browser/offline/forget-pages.ts";
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

/** Tells the other tabs who is signed in, and removes the stored pages of all others. */
export function AnnounceSession({ message, nonce, andClose = false }: AnnounceSessionProps) {
  const memberId = message.kind === "signed-in" ? message.memberId : undefined;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`${sessionMessageScript(message)}${forgetPagesScript(memberId)}${andClose ? "close();" : ""}`}
    </script>
  );
}

/** Removes the stored pages of all members. */
export function ForgetPages({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {forgetPagesScript()}
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
