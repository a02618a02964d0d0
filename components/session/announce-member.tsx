"use client";

import { forgetPagesScript } from "#lib/browser/offline/forget-pages.ts";
import { sessionMessageScript } from "#lib/browser/session/session-messages.ts";

/** `AnnounceSession` of a page's member. A client component, as a page repeats the text of others in its data. */
export function AnnounceMember({ memberId, nonce }: { memberId: string; nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {typeof window === "undefined"
        ? sessionMessageScript({ kind: "signed-in", memberId }) + forgetPagesScript(memberId)
        : ""}
    </script>
  );
}
