"use client";

import { forgetPagesScript } from "#lib/browser/offline/forget-pages.ts";
import { sessionMessageScript } from "#lib/browser/session/session-messages.ts";

/** `AnnounceSession` for the member of a page. A client component: the script of a server component would be sent twice. */
export function AnnounceMember({ memberId, nonce }: { memberId: string; nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {typeof window === "undefined"
        ? sessionMessageScript({ kind: "signed-in", memberId }) + forgetPagesScript(memberId)
        : ""}
    </script>
  );
}
