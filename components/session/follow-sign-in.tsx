"use client";

import { useEffect } from "react";
import { hearSession } from "#lib/browser/session-messages.ts";
import { paths } from "#lib/paths.ts";

/** A sign-in page goes where it would lead to, once somebody signs in in another tab. */
export function FollowSignIn({ returnTo }: { returnTo: string | undefined }) {
  useEffect(
    () =>
      hearSession(({ kind }) => {
        // The server knows where that is.
        if (kind === "signed-in")
          window.location.replace(paths.signIn(returnTo === undefined ? {} : { returnTo }));
      }),
    [returnTo],
  );
  return null;
}
